import type pg from 'pg';
import type { WritePause } from './write-pause.ts';

/** PostgreSQL's code in a read-only transaction; clients get a 503 with Retry-After. */
const READ_ONLY = '25006';

/** Certainly not written, unlike a commit without an answer. */
class WritesPaused extends Error {
  override readonly name = 'WritesPaused';
  readonly code = READ_ONLY;
  /** Also in a copy, as pg-boss makes one. */
  readonly whilePaused = true;
  constructor() {
    super('Nothing is written while commits wait for a standby.');
  }
}

/** Whether a pause refused it, which is logged once for all. */
export const isWritePaused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'whilePaused' in error;

const begins = /^\s*((?:begin|start\s+transaction)\b[^;]*?)\s*;?\s*$/i;
/** pg-boss sends some transactions as one text, which takes no mode at its end. */
const isWholeTransaction = /^\s*(begin|start\s+transaction)\b[^;]*;\s*\S/i;
/** `pg_notify` commits as well. A lock of a row is for a write. */
const writes =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate|create|alter|drop|analyze|pg_notify|nextval|setval)\b/i;

/** During a pause, opens only read-only transactions and refuses single writes. */
export function pausingClient(Base: typeof pg.Client, pause: Pick<WritePause, 'isOn'>): typeof pg.Client {
  return class extends Base {
    constructor(options?: pg.ClientConfig) {
      super(options);
      const query = this.query.bind(this) as (...given: unknown[]) => unknown;
      this.query = ((asked: unknown, ...rest: unknown[]) => {
        if (!pause.isOn()) return query(asked, ...rest);
        const text = textOf(asked);
        const [, begin] = begins.exec(text) ?? [];
        if (begin) return query(withText(asked, `${begin} read only`), ...rest);
        return isWholeTransaction.test(text) || writes.test(text) ? refuse(rest.at(-1)) : query(asked, ...rest);
      }) as pg.Client['query'];
    }
  };
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}

const withText = (asked: unknown, text: string): unknown =>
  typeof asked === 'object' && asked !== null ? { ...asked, text } : text;

function refuse(callback: unknown): Promise<never> | undefined {
  const refusal = new WritesPaused();
  if (typeof callback !== 'function') return Promise.reject(refusal);
  process.nextTick(callback, refusal);
  return undefined;
}
