import type { MiddlewareHandler } from 'hono';
import type { Urgency } from '../../../shared/contract/call.ts';
import { Failure } from '../../../shared/errors.ts';
import type { HttpEnv } from './http-env.ts';
import { urgencyOf } from './request-urgency.ts';

const defaults = {
  /** Concurrent requests per process; some slots only for payments. */
  places: 200,
  kept: 40,
  /** Slots for uploads, so that slow connections do not block others. */
  files: 60,
  /** Milliseconds that writes and payments queue. */
  patience: 2000,
  payPatience: 10_000,
  /** Event loop lag in milliseconds above which reads are refused. */
  maxLag: 200,
};

type Options = Partial<typeof defaults> & {
  /** Event loop lag in milliseconds. */
  lag?: () => number;
};

/**
 * Sheds load: refuses reads at once, queues writes and uploads, lets payments go first.
 * @throws busy
 */
export function shedLoad(options: Options = {}): MiddlewareHandler<HttpEnv> {
  const { places, kept, files, patience, payPatience, maxLag, lag = () => 0 } = { ...defaults, ...options };
  const taken = { browse: 0, file: 0, write: 0, pay: 0 };
  const queue: { urgency: Urgency; begin(): void }[] = [];

  const isFree = (urgency: Urgency) => {
    if (urgency === 'file' && taken.file >= files) return false;
    const ordinary = taken.browse + taken.file + taken.write;
    return ordinary + taken.pay < places && (urgency === 'pay' || ordinary < places - kept);
  };
  const admitNext = () => {
    const turns = (['pay', 'write', 'file'] as const).filter(isFree);
    const next = turns.flatMap((turn) => queue.find(({ urgency }) => urgency === turn) ?? [])[0];
    next?.begin();
  };
  const wait = (urgency: Urgency) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => queue.splice(queue.indexOf(waiting), 1);
      const timer = setTimeout(
        () => {
          leave();
          reject(busy());
        },
        urgency === 'pay' ? payPatience : patience,
      );
      const waiting = {
        urgency,
        begin() {
          clearTimeout(timer);
          leave();
          taken[urgency] += 1;
          resolve();
        },
      };
      queue.push(waiting);
    });
  const begin = async (urgency: Urgency) => {
    const isLate = urgency === 'browse' && lag() > maxLag;
    if (isFree(urgency) && !isLate) taken[urgency] += 1;
    else if (urgency === 'browse' || queue.length >= places) throw busy();
    else await wait(urgency);
  };

  return async (c, next) => {
    const urgency = urgencyOf(c.req.method, c.req.path);
    if (!urgency) return next();
    await begin(urgency);
    try {
      await next();
    } finally {
      taken[urgency] -= 1;
      admitNext();
    }
  };
}

const busy = () => new Failure('busy', { retryAfter: 1 });
