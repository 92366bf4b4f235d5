import type { Actor } from './actor.ts';
import type { Market } from './marketplace.ts';
import { png } from './pictures.ts';

/** @param width in pixels; another one is another photo @returns its URL */
export async function uploadMessagePhoto(market: Market, by: Actor, width: number): Promise<string> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await png(width, 24))], { type: 'image/png' }), 'leg.png');
  const response = await fetch(`${market.origin}/api/message-photos`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await by.token()}` },
    body,
  });
  const { data } = (await response.json()) as { data: { url: string } };
  return data.url;
}
