import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../ports/config.ts';

type Settings = Pick<Config, 'publicUrl' | 'tokenSecret' | 'isPublic' | 'publicDemo'>;

const tokenOf = ({ tokenSecret }: Settings) =>
  createHmac('sha256', `settee first admin ${tokenSecret}`).update('first admin').digest('base64url');

/** The person who opens it becomes the first admin. */
export const firstAdminUrl = (config: Settings): string => `${config.publicUrl}/first-admin?token=${tokenOf(config)}`;

/** Accepts the token only where nobody else can reach the shop: there it is printed. */
export function isFirstAdminToken(config: Settings, token: string): boolean {
  if (config.isPublic || config.publicDemo) return false;
  const [right, given] = [Buffer.from(tokenOf(config)), Buffer.from(token)];
  return given.length === right.length && timingSafeEqual(given, right);
}
