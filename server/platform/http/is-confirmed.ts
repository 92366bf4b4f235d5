import type { Services } from '../../ports/services.ts';
import type { Caller } from './handler.ts';

/** Returns true where no email is sent. */
export const isConfirmed = ({ mailer }: Pick<Services, 'mailer'>, person: Pick<Caller, 'emailVerified'>): boolean =>
  !mailer.delivers || person.emailVerified;
