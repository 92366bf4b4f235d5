import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import { serveImage } from '../../features/images/serve-image.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { AppServices } from '../services.ts';

/** Per process and address. Each uses up to 200 KB: 80 MB in total. Only slow readers reach this. */
const picturesAtOnce = { all: 400, toAddress: 100 };

/**
 * Creates the `/images/*` routes.
 * @param countAddress rate limit, before any file is opened
 * @param report gets the error that cuts a picture off
 */
export function pictureRoutes(
  { config, imageHost }: AppServices,
  countAddress: MiddlewareHandler,
  report: (error: unknown) => void,
) {
  const reservePlace = createPlaces(picturesAtOnce);
  return new Hono<HttpEnv & { Bindings: HttpBindings }>().get('/*', countAddress, (c) => {
    const address = config.rateLimits ? clientAddress(c, config.trustProxy) : undefined;
    reservePlace(c.env.outgoing as ServerResponse, address);
    return serveImage(imageHost, c.req.path, c.req.raw, { onError: report });
  });
}

/**
 * Limits concurrent responses.
 * @returns takes a slot; `address` is undefined for uncounted clients
 * @throws busy, or too_many_requests per address
 */
function createPlaces({ all, toAddress }: { all: number; toAddress: number }) {
  const taken = new Map<string, number>();
  let total = 0;
  return (answer: ServerResponse, address?: string): void => {
    const own = address === undefined ? 0 : (taken.get(address) ?? 0);
    if (own >= toAddress) throw new Failure('too_many_requests', { retryAfter: 1 });
    if (total >= all) throw new Failure('busy', { retryAfter: 1 });
    total += 1;
    if (address !== undefined) taken.set(address, own + 1);
    finished(answer, () => {
      total -= 1;
      if (address === undefined) return;
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    });
  };
}
