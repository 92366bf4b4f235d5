import type { RequestListener, Server } from 'node:http';
import { offerFirstAdmin } from '../features/accounts/claim-first-admin.ts';
import { warmContactFilter } from '../features/conversations/warm-contact-filter.ts';
import { warmPlaces } from '../features/places/warm-places.ts';
import { writeViews } from '../features/statistics/write-views.ts';
import { lockDataDir } from '../platform/db/data-dir-lock.ts';
import { sqlState } from '../platform/db/database-error.ts';
import { UnpreparedPooler } from '../platform/db/pooler.ts';
import { UnusableDatabase } from '../platform/db/usable-server-store.ts';
import { closeSlowClients, trackOpenResponses } from '../platform/process/close-slow-clients.ts';
import { listenOnSockets } from '../platform/process/listen-on-sockets.ts';
import { prepareShutdown } from '../platform/process/shut-down-gracefully.ts';
import type { Config } from '../ports/config.ts';
import { createServices } from './create-services.ts';
import { hasDemo } from './demo/demo-mark-store.ts';
import type { DemoLogin } from './demo/people.ts';
import { seedDemoCatalogue } from './demo/seed-demo-catalogue.ts';
import { createListener } from './http/create-listener.ts';
import { createPages, type Pages } from './http/pages.ts';
import { periodicJobs } from './jobs/periodic-jobs.ts';
import { startScheduler } from './jobs/scheduler.ts';
import { ConfigError } from './read-setting.ts';
import type { AppServices, Overrides } from './services.ts';

/** Not of the settings; one line for the operator. */
class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

const DEMO_IS_HERE =
  'This database holds the demo, and its passwords are public. Take the demo out first: npm run leave-demo';

export type OpenOptions = {
  overrides?: Overrides;
  /** Custom listener for development; `false` serves only the API. */
  serve?: (createListener: (pages: Pages | undefined) => RequestListener, config: Config) => Promise<Server>;
  pages?: false;
  checkAnswers?: boolean;
  reconcileIn?: number;
  /** `false`: another process does it. */
  periodicWork?: false;
  readIn?: number;
};

export type Shop = {
  url: string;
  demoLogins: DemoLogin[];
  /** Makes the person who opens it the first admin. */
  firstAdminUrl: string | undefined;
  services: AppServices;
  drain(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts Settee: locks the data directory, creates services, seeds if configured, listens.
 * @throws CannotOpen or ConfigError with a one-line message
 */
export async function startServer(config: Config, options: OpenOptions = {}): Promise<Shop> {
  const unlock = options.overrides?.database ? undefined : lockForThisProcess(config);
  let services: AppServices | undefined;
  try {
    services = await createServices(config, options.overrides);
    return await open(services, { config, options, unlock });
  } catch (error) {
    await services?.close().catch(() => undefined);
    unlock?.();
    throw explainDatabase(error, config);
  }
}

type Opening = { config: Config; options: OpenOptions; unlock: (() => void) | undefined };

async function open(services: AppServices, { config, options, unlock }: Opening): Promise<Shop> {
  if ((config.production || (config.isPublic && !config.publicDemo)) && (await hasDemo(services.db)))
    throw new CannotOpen(DEMO_IS_HERE);
  const demoLogins = config.seed === 'demo' ? await seedDemoCatalogue(services) : [];
  const firstAdminUrl = await offerFirstAdmin(services);
  await services.jobs.start(options.periodicWork === false ? [] : periodicJobs(services));
  warmContactFilter();
  warmPlaces();
  const listenerFor = (pages: Pages | undefined) =>
    createListener(services, { pages, checkAnswers: options.checkAnswers });
  const serve =
    options.serve ??
    (async () =>
      listenOnSockets(limits, listenerFor(options.pages === false ? undefined : await builtPages()), config));
  const server = await serve(listenerFor, config).catch((error: unknown) => {
    throw explain(error, config);
  });

  // From here on a failure of the database does not stop the start.
  const openResponses = trackOpenResponses(server);
  closeSlowClients(server, openResponses, options.readIn);
  const shutDown = prepareShutdown(server, openResponses, config.drainSeconds);
  services.sandboxes.start();
  const scheduler = startScheduler(services, options.reconcileIn);
  services.lifecycle.onWake(scheduler.wake);

  return {
    url: config.publicUrl,
    demoLogins,
    firstAdminUrl,
    services,
    async drain() {
      await scheduler.drain();
      await services.jobs.drain();
    },
    async close() {
      services.lifecycle.stop();
      services.live.endAll();
      await Promise.all([shutDown(), scheduler.stop()]);
      await writeViews(services).catch((error: unknown) =>
        services.log.warn({ err: error }, 'the last views were not counted'),
      );
      await services.close();
      unlock?.();
    },
  };
}

/** Only one process may open an embedded database. */
function lockForThisProcess({ database, dataDir }: Config): (() => void) | undefined {
  if (database.kind !== 'embedded') return undefined;
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    throw new CannotOpen(error instanceof Error ? error.message : String(error));
  }
}

const builtPages = () => createPages({ distDir: 'dist' });

/** HTTP header and request timeouts. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Node's default of 30 s would allow four times the timeout.
  connectionsCheckingInterval: 1_000,
  // Longer than Caddy's two minutes: Caddy closes an idle connection first, and never sends a request into a
  // closing connection.
  keepAliveTimeout: 130_000,
};

/** SQLSTATEs: connections, a standby, missing rights, resources or extension, shutdown. */
const notUsable = /^(08|25006|28|3D|42501|53|58|57P)/;

function explainDatabase(error: unknown, { database }: Config): unknown {
  if (error instanceof UnpreparedPooler || error instanceof UnusableDatabase) return new CannotOpen(error.message);
  if (database.kind !== 'server' || !notUsable.test(sqlState(error) ?? '')) return error;
  return new CannotOpen(new UnusableDatabase(error).message);
}

function explain(error: unknown, { port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new CannotOpen(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
  if (code === 'EACCES') return new ConfigError(`PORT ${port} may not be opened by this user.`);
  return error;
}
