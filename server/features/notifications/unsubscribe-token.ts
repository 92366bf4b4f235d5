import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../app/config.ts';

type Named = { accountId: string; topic: string };

const sign = (secret: string, { accountId, topic }: Named) =>
  createHmac('sha256', `settee unsubscribe ${secret}`).update(`${accountId}.${topic}`).digest('base64url');

/**
 * The address that ends mails on a topic, for whoever has the mail: no login, no end of time. It says whose mails and
 * which, and a signature; nobody can make one for somebody else.
 * @param topic a kind of alert, or the id of a saved search
 */
export const unsubscribeUrl = (
  { publicUrl, tokenSecret }: Pick<Config, 'publicUrl' | 'tokenSecret'>,
  accountId: string,
  topic: string,
): string => `${publicUrl}/unsubscribe/${accountId}.${topic}.${sign(tokenSecret, { accountId, topic })}`;

/** @returns whose mails on which topic are to end, or undefined for a token that we did not make */
export function readUnsubscribeToken(secret: string, token: string): Named | undefined {
  const [accountId = '', topic = '', signature = '', ...more] = token.split('.');
  const right = Buffer.from(sign(secret, { accountId, topic }));
  const given = Buffer.from(signature);
  const isOurs = more.length === 0 && given.length === right.length && timingSafeEqual(given, right);
  return isOurs ? { accountId, topic } : undefined;
}
