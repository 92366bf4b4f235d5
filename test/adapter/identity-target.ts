import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createGoogleSandbox } from '../../sandbox/google/create-google-sandbox.ts';
import { createLocalIdentity, type LocalIdentity } from '../../server/adapters/local-identity.ts';
import type { LocalIdentityConfig } from '../../server/adapters/local-identity-auth.ts';
import { googlePeople } from '../../server/app/demo/people.ts';
import { type Clock, systemClock } from '../../server/ports/clock.ts';
import { Failure, statedBody } from '../../shared/errors.ts';
import { collectMails } from '../support/collect-mails.ts';
import { openTestDatabase } from '../support/database.ts';

export const tokenSecret = 'a secret of at least thirty-two characters';

export type IdentityTarget = Awaited<ReturnType<typeof openIdentity>>;

type Options = { rateLimits?: boolean; mailDelivers?: boolean; clock?: Clock };

/** Starts the local identity service and the Google sandbox on a real port. */
export async function openIdentity({ rateLimits = false, mailDelivers = false, clock = systemClock }: Options = {}) {
  const database = await openTestDatabase();
  const { sent: mails, mailer } = collectMails({ delivers: mailDelivers });
  const signedOut: string[] = [];
  const changes: { change: string; notMeUrl: string }[] = [];
  let answer = async (_request: Request) => new Response(null, { status: 503 });
  const server = createServer(getRequestListener((request) => answer(request)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config: LocalIdentityConfig = {
    publicUrl: origin,
    tokenSecret,
    tokenSecretBefore: undefined,
    google: { kind: 'sandbox' },
    rateLimits,
    publicDemo: false,
    demoEmails: [],
  };
  const unreadable: number[] = [];
  const open = (other: Partial<LocalIdentityConfig> = {}) =>
    createLocalIdentity({
      pool: database.pool,
      config: { ...config, ...other },
      mailer,
      clock,
      onEnded: async (_, subject) => {
        signedOut.push(subject);
        return undefined;
      },
      onUnreadable: (apps) => void unreadable.push(apps),
      onChanged: async (_issuer, _subject, change, notMeUrl) => void changes.push({ change, notMeUrl }),
    });
  const identity = await open();
  const google = await createGoogleSandbox({
    issuer: `${origin}/sandbox/google`,
    secret: config.tokenSecret,
    people: googlePeople,
  });
  answer = (request) =>
    new URL(request.url).pathname.startsWith('/sandbox/google')
      ? google.fetch(request)
      : throughDoor(identity, request);
  return {
    origin,
    identity,
    mails,
    signedOut,
    /** Changes of which the person was notified. */
    changes,
    /** Numbers of apps that a start could not read. */
    unreadable,
    pool: database.pool,
    openAnother: open,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await database.close();
    },
  };
}

async function throughDoor(identity: LocalIdentity, request: Request): Promise<Response> {
  try {
    return await identity.handle(request, request.headers.get('x-test-address') ?? undefined);
  } catch (error) {
    if (!(error instanceof Failure)) return Response.json({ code: String(error) }, { status: 500 });
    const { retryAfter, status } = error;
    return Response.json({ ...statedBody(error), retryAfter }, { status });
  }
}

/** Creates an HTTP client with a cookie jar. */
export function createClient(origin: string, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const post = (path: string, body: unknown, extra: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...extra },
    });
  return {
    jar,
    send,
    post,
    async token(): Promise<string> {
      const answer = (await (await send('/api/auth/token')).json()) as { token?: string };
      return answer.token ?? '';
    },
  };
}
