import type { SellerFee } from '../../shared/domain/seller-fee.ts';
import type { ShopSettings } from '../../shared/domain/shop-settings.ts';
import type { SearchEngineName } from './search-engine.ts';

export type DatabaseSettings =
  | { kind: 'embedded'; dir: string }
  | {
      kind: 'server';
      url: string;
      /** The server itself, if `url` is a pooler. */
      directUrl?: string | undefined;
    };

/** In seconds. */
export type Deadlines = {
  offer: number;
  offerHold: number;
  arrange: number;
  inspection: number;
  payoutAccount: number;
  /** Least time to answer proposed times. */
  answer: number;
  /** For the code, after an agreed time. */
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
  /** Between reminders. */
  reminder: number;
  /** Until an unread message is mailed. */
  unreadMail: number;
};

export type SearchSettings = {
  /** Undefined: chosen by the number of listings. */
  engine: SearchEngineName | undefined;
  /** Up to so many are searched in memory. */
  memoryListings: number;
  /** For reads, such as a replica; only with a server. */
  readUrl: string | undefined;
};

export type TracingSettings = {
  /** Without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: string;
  /** Share of the traces that are sent, from 0 to 1. */
  ratio: number;
};

/** Names for ALLOW_UNSAFE, with their consequences. */
export const unsafeNames = ['no-mail', 'test-keys', 'http', 'no-limits', 'http-card-server', 'demo-sender'] as const;
export type UnsafeName = (typeof unsafeNames)[number];

/** Resolved with all defaults; adapters are tagged choices. */
export type Config = {
  production: boolean;
  /** No money moves, and nobody is an admin. */
  publicDemo: boolean;
  /** Published logins, which nobody may change. */
  demoEmails: readonly string[];
  /** Reachable from other machines. */
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
  /** Seconds to serve after a stop signal. */
  drainSeconds: number;
  /** Trusted proxies for `X-Forwarded-For`. */
  trustProxy: number;
  tokenSecret: string;
  /** The former one, to read what it encrypted. */
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
    /** `requireTls` refuses unencrypted connections. */
    | { kind: 'smtp'; url: string; from: string; requireTls: boolean };
  /** For Prometheus; without it, metrics are local only. */
  metricsToken: string | undefined;
  tracing: TracingSettings | undefined;
  adminSecondFactor: boolean;
  allowUnsafe: readonly UnsafeName[];
  rateLimits: boolean;
  logLevel: string;
};
