import type { LoginSession } from '../../../shared/contract/own-account.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Proof } from '../../ports/identity.ts';
import type { Services } from '../../services.ts';

type Needed = Pick<Services, 'identity'>;

/** Where the person is signed in, newest first; empty where the identity service does not tell. */
export async function readSessions({ identity }: Needed, proof: Proof): Promise<LoginSession[]> {
  const sessions = (await identity.listSessions?.(proof.subject)) ?? [];
  return sessions.map(({ id, device, startedAt }) => ({
    _id: id,
    device,
    startedAt: startedAt.toISOString(),
    isCurrent: id === proof.sessionId,
  }));
}

/**
 * Signs the person out in one place.
 * @throws not_found when it is none of theirs
 */
export async function endSession({ identity }: Needed, { subject }: Proof, id: string): Promise<void> {
  if (!(await identity.endSession?.(subject, id))) throw new Failure('not_found');
}

/** Signs the person out everywhere but where the proof was given. */
export async function endOtherSessions({ identity }: Needed, { subject, sessionId }: Proof): Promise<void> {
  if (sessionId !== undefined) await identity.endOtherSessions?.(subject, sessionId);
}
