import type { Message } from '../../../shared/contract/conversations.ts';
import { ApiError, api } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { randomId } from '../../platform/random-id.ts';
import { getSession } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { deleteAbandonedPhotos, deletePhotos } from '../images/device-photos.ts';
import { deleteOutgoing, type Outgoing, readOutbox, storeOutgoing } from './outbox.ts';
import { LostPhoto, uploadImages } from './upload-images.ts';

/** Milliseconds until a retry. */
const TRY_AGAIN = 5_000;

type OnSent = (outgoing: Outgoing, message: Message) => void;

const sending = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds; messages are ordered by time, so no two are equal. */
let lastWritten = 0;
let onSent: OnSent = () => undefined;

/** Sends waiting messages, now and whenever the connection returns. @returns ends it */
export function startOutbox(sent: OnSent): () => void {
  onSent = sent;
  const send = () => void sendOutbox();
  window.addEventListener('online', send);
  void deleteAbandonedPhotos();
  send();
  return () => {
    window.removeEventListener('online', send);
    clearTimeout(timer);
  };
}

/** Sends a message by the outbox. A repeat has the same id, so the server stores it once. */
export function post(accountId: string, message: Pick<Outgoing, 'conversationId' | 'text' | 'images'>): void {
  lastWritten = Math.max(Date.now(), lastWritten + 1);
  storeOutgoing(accountId, { ...message, clientId: randomId(), at: new Date(lastWritten).toISOString() });
  void sendOutbox();
}

/** Sends a failed message again. */
export function resendFailed(accountId: string, { failure: _, waits: __, ...outgoing }: Outgoing): void {
  storeOutgoing(accountId, outgoing);
  void sendOutbox();
}

/** Keeps the order of each conversation. */
async function sendOutbox(): Promise<void> {
  clearTimeout(timer);
  const { account } = getSession();
  if (!account) return;
  const conversations = new Set(readOutbox(account.id).map(({ conversationId }) => conversationId));
  await Promise.all([...conversations].map((conversationId) => sendAll(account.id, conversationId)));
  const waits = readOutbox(account.id).some(({ failure }) => failure === undefined);
  clearTimeout(timer);
  if (waits && navigator.onLine) timer = setTimeout(() => void sendOutbox(), TRY_AGAIN);
}

async function sendAll(accountId: string, conversationId: string): Promise<void> {
  if (sending.has(conversationId)) return;
  sending.add(conversationId);
  try {
    for (let next = firstOf(accountId, conversationId); next; next = firstOf(accountId, conversationId))
      if (!(await sendOne(accountId, next))) return;
  } finally {
    sending.delete(conversationId);
  }
}

const firstOf = (accountId: string, of: string): Outgoing | undefined =>
  readOutbox(accountId).find(({ conversationId, failure }) => conversationId === of && failure === undefined);

/** @returns whether the next message may follow */
async function sendOne(accountId: string, outgoing: Outgoing): Promise<boolean> {
  const { conversationId: id, text, clientId } = outgoing;
  if (!navigator.onLine) {
    if (!outgoing.waits) storeOutgoing(accountId, { ...outgoing, waits: true });
    return false;
  }
  try {
    const images = await uploadImages(accountId, outgoing);
    const message = await api.sendMessage({
      params: { id },
      body: { text, clientId, ...(images.length > 0 ? { images } : {}) },
    });
    onSent(outgoing, message);
    deleteOutgoing(accountId, outgoing);
    void deletePhotos(outgoing.images.flatMap(({ key }) => key ?? []));
    return true;
  } catch (error) {
    const isUnreached = error instanceof ApiError && (error.status === 0 || error.status === 401);
    const latest = readOutbox(accountId).find((one) => one.clientId === clientId);
    // Another tab has sent it.
    if (!latest) return true;
    storeOutgoing(accountId, { ...latest, ...(isUnreached ? { waits: true } : { failure: reasonOf(error) }) });
    return !isUnreached;
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof LostPhoto
    ? words.conversations.photoLost
    : (error instanceof ApiError && (error.fields.text ?? error.fields.images ?? error.fields.image)) ||
      errorMessage(error);
