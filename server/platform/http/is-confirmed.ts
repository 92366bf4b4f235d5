import type { Services } from '../../app/services.ts';
import type { Caller } from './handler.ts';

/** Whether somebody has confirmed their address. Where no mail is sent nobody can, and everybody counts as confirmed. */
export const isConfirmed = ({ mailer }: Pick<Services, 'mailer'>, person: Pick<Caller, 'emailVerified'>): boolean =>
  !mailer.delivers || person.emailVerified;
