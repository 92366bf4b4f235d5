import type { Services } from '../../ports/services.ts';
import { deleteOldPrints } from './message-limit-store.ts';

/** Deletes after a day who has sent which text; it is only needed to stop advertising. */
export const deleteMessagePrints = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await deleteOldPrints(db);
};
