import type pg from 'pg';
import type { WritePause } from './write-pause.ts';

/** PostgreSQL's code in a read-only transaction; clients get a 503 with Retry-After. */
const READ_ONLY = '25006';

/** Certainly not written, unlike a commit without an answer. */
class WritesPaused extends Error {
  override readonly name = 'WritesPaused';
  readonly code = READ_ONLY;
  constructor() {
    super('Nothing is written while commits wait for a standby.');
  }
}

const begins = /^\s*(begin|start transaction)\b/i;
/** `pg_notify` commits too. Row locks precede writes. */
const writes = /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate|create|alter|drop|pg_notify|nextval)\b/i;

/** During a pause, opens only read-only transactions and refuses single writes. */
export function pausingClient(Base: typeof pg.Client, pause: Pick<WritePause, 'isOn'>): typeof pg.Client {
  return class extends Base {
    constructor(options?: pg.ClientConfig) {
      super(options);
      const query = this.query.bind(this) as (...given: unknown[]) => unknown;
      this.query = ((asked: unknown, ...rest: unknown[]) => {
        if (!pause.isOn()) return query(asked, ...rest);
        if (typeof asked === 'string' && begins.test(asked)) return query(`${asked} read only`, ...rest);
        return writes.test(textOf(asked)) ? refuse(rest.at(-1)) : query(asked, ...rest);
      }) as pg.Client['query'];
    }
  };
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}

function refuse(callback: unknown): Promise<never> | undefined {
  const refusal = new WritesPaused();
  if (typeof callback !== 'function') return Promise.reject(refusal);
  process.nextTick(callback, refusal);
  return undefined;
}
