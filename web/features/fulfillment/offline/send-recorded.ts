import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { deleteStored, parseStored, readStoredText, type StoredHandover, storeHandover } from './stored-handovers.ts';

/** The server has decided; to send it again would not help. */
const decided = [404, 409, 422];

/**
 * Sends the handovers that an account recorded without a connection. The same one can be sent again.
 * @returns whether one was sent or refused
 */
export async function sendRecorded(accountId: string): Promise<boolean> {
  const waiting = parseStored(readStoredText()).filter(
    (one) => one.accountId === accountId && one.recorded && !one.recorded.isRefused,
  );
  const sent = await Promise.all(waiting.map(send));
  return sent.includes(true);
}

async function send(one: StoredHandover): Promise<boolean> {
  if (!one.recorded) return false;
  const { code, at: handedOverAt } = one.recorded;
  const body = { code, handedOverAt, challenge: one.given.challenge };
  try {
    await getApi().handOver({ params: { id: one.id }, body });
    deleteStored(one);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && decided.includes(error.status))) return false;
    storeHandover({ ...one, recorded: { ...one.recorded, isRefused: true } });
    return true;
  }
}
