import type { SellerFee } from '../../shared/domain/seller-fee.ts';
import type { ShopSettings } from '../../shared/domain/shop-settings.ts';
import type { SearchEngineName } from './search-engine.ts';

export type DatabaseSettings =
  | { kind: 'embedded'; dir: string }
  | {
      kind: 'server';
      url: string;
      /** The server itself, when `url` is a pooler in transaction mode. */
      directUrl?: string | undefined;
    };

/** In seconds. */
export type Deadlines = {
  offer: number;
  offerHold: number;
  arrange: number;
  inspection: number;
  payoutAccount: number;
  /** To answer proposed times, at least. */
  answer: number;
  /** After an agreed time, in which the code still counts. */
  code: number;
  /** To deny an absence. */
  noShow: number;
  /** Until a parcel counts as delivered. */
  parcel: number;
  /** Until an undecided dispute or appeal ends. */
  decision: number;
  /** To appeal against a decision. */
  appeal: number;
  review: number;
  /** Between reminders of whoever must act. */
  reminder: number;
  /** Until an unread message is mailed. */
  unreadMail: number;
};

export type SearchSettings = {
  /** Undefined: by the number of listings. */
  engine: SearchEngineName | undefined;
  /** Up to so many listings are searched in memory. */
  memoryListings: number;
  /** A server for reads, such as a replica; undefined with the embedded database. */
  readUrl: string | undefined;
};

export type TracingSettings = {
  /** The base address, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: string;
  /** From 0 to 1. */
  ratio: number;
};

/** Names for ALLOW_UNSAFE, with their consequences. */
export const unsafeNames = ['no-mail', 'test-keys', 'http', 'no-limits', 'http-card-server', 'demo-sender'] as const;
export type UnsafeName = (typeof unsafeNames)[number];

/** Settings with all defaults resolved; adapters are tagged choices. */
export type Config = {
  production: boolean;
  /** No money moves, and nobody is an admin. */
  publicDemo: boolean;
  /** These logins are published: nobody may change them. */
  demoEmails: readonly string[];
  /** Other machines can reach the server, by its host or public URL. */
  isPublic: boolean;
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  database: DatabaseSettings;
  search: SearchSettings;
  seed: 'demo' | 'none';
  shop: ShopSettings;
  /** IANA name, for statements. */
  timeZone: string;
  deadlines: Deadlines;
  payouts: { kind: 'manual' | 'connect' };
  sellerFee: SellerFee;
  legalDir: string | undefined;
  /** Seconds to serve requests after a stop signal. */
  drainSeconds: number;
  /** Number of trusted proxies for `X-Forwarded-For`. */
  trustProxy: number;
  tokenSecret: string;
  /** What it replaced, to read what was encrypted with it. */
  tokenSecretBefore: string | undefined;
  payments:
    | { kind: 'sandbox'; secretKey: string; webhookSecret: string; publishableKey: string }
    | {
        kind: 'stripe';
        secretKey: string;
        publishableKey: string;
        webhookSecrets: string[];
        apiUrl: string | undefined;
        scriptUrl: string | undefined;
      };
  google:
    | { kind: 'sandbox' }
    | { kind: 'none' }
    | { kind: 'google'; clientId: string; clientSecret: string; issuer: string };
  identity:
    | { kind: 'local' }
    | {
        kind: 'firebase';
        projectId: string;
        apiKey: string;
        authDomain: string;
        appId: string;
        emulatorUrl: string | undefined;
      };
  images:
    | { kind: 'disk'; dir: string }
    | { kind: 'imgbb'; key: string }
    | {
        kind: 's3';
        bucket: string;
        region: string;
        endpoint: string | undefined;
        accessKeyId: string;
        secretAccessKey: string;
        publicUrl: string;
      };
  mail:
    | { kind: 'files'; dir: string }
    /** `requireTls` prevents sending over an unencrypted connection. */
    | { kind: 'smtp'; url: string; from: string; requireTls: boolean };
  /** Bearer token for Prometheus; without it, metrics are local only. */
  metricsToken: string | undefined;
  tracing: TracingSettings | undefined;
  adminSecondFactor: boolean;
  allowUnsafe: readonly UnsafeName[];
  rateLimits: boolean;
  logLevel: string;
};
