import type { MiddlewareHandler } from 'hono';
import type { Urgency } from '../../../shared/contract/call.ts';
import { Failure } from '../../../shared/errors.ts';
import type { HttpEnv } from '../../app/http/create-app.ts';
import { urgencyOf } from './request-urgency.ts';

/** Numbers of reliability 3.16. */
const defaults = {
  /** Requests that one process works on at a time, and how many of these places are kept for paying. */
  places: 200,
  kept: 40,
  /** How many places files may have that are still arriving: slow lines must not keep everybody else out. */
  files: 60,
  /** Milliseconds that a write waits for its turn, and a payment. */
  patience: 2000,
  payPatience: 10_000,
  /** Milliseconds that the event loop may be late before looking around has to wait. */
  maxLag: 200,
};

type Options = Partial<typeof defaults> & {
  /** How late the event loop is, in milliseconds. */
  lag?: () => number;
};

/**
 * Keeps a process that has too much to do from failing everybody: looking around is refused at once, with the advice to
 * come back in a second; a write waits a moment for its turn, since somebody typed it, and so does a file, of which only
 * so many may come at a time; paying goes first.
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
