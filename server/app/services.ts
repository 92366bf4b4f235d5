import type pg from 'pg';
import type { Logger } from 'pino';
import type { AccessTokens } from '../features/accounts/access-token.ts';
import type { Opening } from '../features/legal/opening.ts';
import type { ShopCopy } from '../features/settings/shop-copy.ts';
import type { ViewBuffer } from '../features/statistics/view-buffer.ts';
import type { Database, Db } from '../platform/db/database.ts';
import type { LiveEvents } from '../platform/live/watch-live-events.ts';
import type { Metrics } from '../platform/observability/metrics.ts';
import type { Tracing } from '../platform/observability/tracing.ts';
import type { WatchRun } from '../platform/observability/watch-run.ts';
import type { CardPayments } from '../ports/card-payments.ts';
import type { Clock } from '../ports/clock.ts';
import type { DealHooks } from '../ports/deal-hooks.ts';
import type { Identity } from '../ports/identity.ts';
import type { ImageHost } from '../ports/image-host.ts';
import type { ImagePipeline } from '../ports/image-pipeline.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { SearchEngines } from '../ports/search-engine.ts';
import type { SellerPayouts } from '../ports/seller-payouts.ts';
import type { Config } from './config.ts';
import type { Sandboxes } from './sandboxes.ts';
import type { Catalogue } from './watch-catalogue.ts';

/** One of each per process, for features. */
export type Services = {
  config: Config;
  database: Database;
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  /** Undefined unless it is switched on. */
  tracing: Tracing | undefined;
  /** All background work goes through it. */
  watchRun: WatchRun;
  shop: ShopCopy;
  /** Whether the shop is open to visitors. */
  opening: Opening;
  tokens: AccessTokens;
  mailer: Mailer;
  identity: Identity;
  payments: CardPayments;
  sellerPayouts: SellerPayouts;
  imageHost: ImageHost;
  imagePipeline: ImagePipeline;
  searchEngines: SearchEngines;
  jobs: Jobs;
  push: PushSender;
  viewBuffer: ViewBuffer;
  sandboxes: Sandboxes;
  catalogue: Catalogue;
  live: LiveEvents;
  deal: DealHooks;
  wakeClock(): void;
  stopping(): boolean;
  close(): Promise<void>;
};

export type Overrides = Partial<
  Pick<Services, 'database' | 'clock' | 'log' | 'mailer' | 'identity' | 'payments' | 'imageHost'>
>;
