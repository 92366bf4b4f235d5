import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../ports/config.ts';

type Named = { accountId: string; topic: string };

const sign = (secret: string, { accountId, topic }: Named) =>
  createHmac('sha256', `settee unsubscribe ${secret}`).update(`${accountId}.${topic}`).digest('base64url');

/**
 * Returns a signed URL, without login or expiry.
 * @param topic a kind of alert, or a saved search's id
 */
export const unsubscribeUrl = (
  { publicUrl, tokenSecret }: Pick<Config, 'publicUrl' | 'tokenSecret'>,
  accountId: string,
  topic: string,
): string => `${publicUrl}/unsubscribe/${accountId}.${topic}.${sign(tokenSecret, { accountId, topic })}`;

/** @returns undefined for an invalid signature */
export function readUnsubscribeToken(secret: string, token: string): Named | undefined {
  const [accountId = '', topic = '', signature = '', ...more] = token.split('.');
  const right = Buffer.from(sign(secret, { accountId, topic }));
  const given = Buffer.from(signature);
  const isOurs = more.length === 0 && given.length === right.length && timingSafeEqual(given, right);
  return isOurs ? { accountId, topic } : undefined;
}
