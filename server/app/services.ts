import type pg from 'pg';
import type { Tracing } from '../platform/observability/tracing.ts';
import type { Lifecycle } from '../platform/process/lifecycle.ts';
import type { Services } from '../ports/services.ts';
import type { Sandboxes } from './sandboxes.ts';

/** The services of features, and those for the composition root alone. */
export type AppServices = Services &
  Readonly<{
    pool: pg.Pool;
    /** Undefined unless it is switched on. */
    tracing: Tracing | undefined;
    sandboxes: Sandboxes;
    lifecycle: Lifecycle;
    close(): Promise<void>;
  }>;

export type Overrides = Partial<
  Pick<AppServices, 'database' | 'clock' | 'log' | 'mailer' | 'identity' | 'payments' | 'imageHost'>
>;
