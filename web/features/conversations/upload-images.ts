import { findPhoto } from '../images/device-photos.ts';
import { fitPhoto } from '../images/fit-photo.ts';
import { sendPhoto } from '../images/send-photo.ts';
import { isUploaded } from '../images/uploaded-photo.ts';
import { type Outgoing, readOutbox, storeOutgoing } from './outbox.ts';

/** Neither the server nor this device has the photo. */
export class LostPhoto extends Error {}

/**
 * Uploads what is only on this device, each once.
 * @throws LostPhoto; ApiError
 */
export async function uploadImages(accountId: string, { clientId, images }: Outgoing): Promise<string[]> {
  const urls: string[] = [];
  for (const [index, photo] of images.entries()) {
    const known = isUploaded(photo, Date.now()) ? photo.url : undefined;
    const url = known ?? (await upload(photo.key));
    urls.push(url);
    if (!known) storeAddress(accountId, clientId, { index, url });
  }
  return urls;
}

async function upload(key: string | undefined): Promise<string> {
  const file = key === undefined ? undefined : await findPhoto(key);
  if (!file) throw new LostPhoto();
  return sendPhoto(await fitPhoto(file), () => undefined, { call: 'uploadMessagePhoto' });
}

function storeAddress(accountId: string, clientId: string, { index, url }: { index: number; url: string }): void {
  const outgoing = readOutbox(accountId).find((one) => one.clientId === clientId);
  if (!outgoing) return;
  const since = Date.now();
  const images = outgoing.images.map((photo, at) => (at === index ? { ...photo, url, since } : photo));
  storeOutgoing(accountId, { ...outgoing, images });
}
