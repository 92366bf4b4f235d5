import type { Logger } from 'pino';
import type { Database, Db } from '../platform/db/database.ts';
import type { LimitInDatabase } from '../platform/http/request-limit.ts';
import type { LiveEvents } from '../platform/live/watch-live-events.ts';
import type { Metrics } from '../platform/observability/metrics.ts';
import type { WatchRun } from '../platform/observability/watch-run.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { CardPayments } from './card-payments.ts';
import type { Catalogue } from './catalogue.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DealHooks } from './deal-hooks.ts';
import type { Identity } from './identity.ts';
import type { ImageHost } from './image-host.ts';
import type { ImagePipeline } from './image-pipeline.ts';
import type { Jobs } from './jobs.ts';
import type { Mailer } from './mailer.ts';
import type { Opening } from './opening.ts';
import type { PushSender } from './push-sender.ts';
import type { SearchEngines } from './search-engine.ts';
import type { SellerPayouts } from './seller-payouts.ts';
import type { ShopCopy } from './shop-copy.ts';
import type { ViewBuffer } from './view-buffer.ts';

/** What a feature may use, one of each per process. The composition root provides it. */
export type Services = Readonly<{
  config: Config;
  database: Database;
  db: Db;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  /** All background work goes through it. */
  watchRun: WatchRun;
  /** Counts for all processes together. */
  limitInDatabase: LimitInDatabase;
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
  catalogue: Catalogue;
  live: LiveEvents;
  deal: DealHooks;
  /** The process ends; work that can wait is left to others. */
  stopping(): boolean;
}>;
