import type pg from 'pg';
import type { Logger } from 'pino';
import type { AccessTokens } from '../features/accounts/access-token.ts';
import type { Opening } from '../features/legal/opening.ts';
import type { ShopCopy } from '../features/settings/shop-copy.ts';
import type { ViewBuffer } from '../features/statistics/view-buffer.ts';
import type { Database, Db } from '../platform/db/database.ts';
import type { Metrics } from '../platform/observability/metrics.ts';
import type { CardPayments } from '../ports/card-payments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Identity } from '../ports/identity.ts';
import type { ImageHost } from '../ports/image-host.ts';
import type { ImagePipeline } from '../ports/image-pipeline.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Config } from './config.ts';
import type { Sandboxes } from './sandboxes.ts';
import type { Catalogue } from './watch-catalogue.ts';

/** What features work with: one of each for a process. */
export type Services = {
  config: Config;
  database: Database;
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  shop: ShopCopy;
  /** Whether the shop is open to visitors. */
  opening: Opening;
  tokens: AccessTokens;
  mailer: Mailer;
  identity: Identity;
  payments: CardPayments;
  imageHost: ImageHost;
  imagePipeline: ImagePipeline;
  jobs: Jobs;
  viewBuffer: ViewBuffer;
  sandboxes: Sandboxes;
  catalogue: Catalogue;
  wakeClock(): void;
  stopping(): boolean;
  close(): Promise<void>;
};

export type Overrides = Partial<
  Pick<Services, 'database' | 'clock' | 'log' | 'mailer' | 'identity' | 'payments' | 'imageHost'>
>;
