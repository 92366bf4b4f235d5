import { keyedHash } from '../../server/platform/http/keyed-hash.ts';
import type { Market } from './marketplace.ts';

/** Returns the key of a counter in `request_counts`. */
export const counterKey = ({ services }: Pick<Market, 'services'>, limit: string, of: string): string =>
  `${limit}:${keyedHash(services.config.tokenSecret, of)}`;
