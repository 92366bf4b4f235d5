import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { findFirstPosition, findLastPosition, type LiveEvent } from '../../platform/live/live-event-store.ts';
import { exemptFromTimeout } from '../../platform/process/close-slow-clients.ts';
import type { AppServices } from '../services.ts';
import { authorizeCall } from './gate.ts';

/** Milliseconds; then the page reconnects with a new access token. */
const LASTS = 5 * 60_000;
/** Milliseconds, since proxies end silent connections. Checks the access each time. */
const BEAT_EVERY = 25_000;
/** Milliseconds until a page reconnects. */
const RETRY = 1_000;
/** Unsent parts; then a slow reader's stream ends, and it reconnects. */
const MOST_WAITING = 500;
/** Per account and process, such as one for each tab. */
const STREAMS_OF_ACCOUNT = 20;

const encoder = new TextEncoder();

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Else nginx buffers.
  'X-Accel-Buffering': 'no',
};

/** Streams a person's events: `GET /api/events`. `Last-Event-ID` resumes without a gap. */
export function eventRoutes(services: AppServices) {
  const open = new Map<string, number>();
  return new Hono<HttpEnv & { Bindings: HttpBindings }>().get('/', async (c) => {
    const { caller } = await authorizeCall(services, { who: 'signedIn' }, c.req.raw);
    if (!caller) throw new Failure('not_signed_in');
    const last = readLastId(c.req.header('Last-Event-ID'));
    // Nobody would end its stream.
    if (c.req.method === 'HEAD') return c.body(null, { headers });
    const count = open.get(caller.id) ?? 0;
    if (count >= STREAMS_OF_ACCOUNT) throw new Failure('too_many_requests', { retryAfter: 30 });
    open.set(caller.id, count + 1);
    const left = () => {
      const others = (open.get(caller.id) ?? 1) - 1;
      if (others > 0) open.set(caller.id, others);
      else open.delete(caller.id);
    };
    const authorize = () => authorizeCall(services, { who: 'signedIn' }, c.req.raw);
    const mayStay = () =>
      authorize().then(
        () => true,
        () => false,
      );
    const from = await whereToBegin(services, caller.id, last)
      // An event that ended the rights since the gate may be older than the first one read.
      .then(async (begin) => (await authorize()) && begin)
      .catch((error: unknown) => {
        left();
        throw error;
      });
    const endExemption = exemptFromTimeout(c.env.outgoing as ServerResponse);
    const ended = () => {
      endExemption();
      left();
    };
    return new Response(streamOf(services, { accountId: caller.id, ...from, mayStay, ended }), {
      headers,
    });
  });
}

function readLastId(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw invalidFields({ 'Last-Event-ID': refusalForPrograms('Send the id of an event.') });
}

/** `newest`: the last event before the stream. */
type Beginning = { position: number; isReset: boolean; newest: number };

/** Events are stored for a limited time. `isReset`: the page must read everything again. */
async function whereToBegin({ db }: AppServices, accountId: string, last: number | undefined): Promise<Beginning> {
  const newest = await findLastPosition(db, accountId);
  if (last === undefined) return { position: newest, isReset: false, newest };
  const first = (await findFirstPosition(db, accountId)) ?? newest + 1;
  const isMissing = last > newest || last < first - 1;
  return isMissing ? { position: newest, isReset: true, newest } : { position: last, isReset: false, newest };
}

type Stream = Beginning & { accountId: string; mayStay(): Promise<boolean>; ended(): void };

function streamOf({ live }: AppServices, stream: Stream): ReadableStream<Uint8Array> {
  const { accountId, position, isReset, newest } = stream;
  let end = () => undefined as undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        const write = (text: string) => {
          // It may have ended while a beat asked whether the reader may stay.
          if (!isOpen) return;
          if ((controller.desiredSize ?? 0) < -MOST_WAITING) return end();
          controller.enqueue(encoder.encode(text));
        };
        // A reader who gets no event before the end resumes from here.
        write(`retry: ${RETRY}\nid: ${position}\n\n`);
        if (isReset) write(`event: reset\nid: ${position}\ndata: {}\n\n`);
        const unsubscribe = live.subscribe({
          accountId,
          position,
          send(event) {
            if (event.kind !== 'access') write(written(event));
            // The page comes back through the gate, if it may.
            else if (event.position > newest) end();
          },
          end: () => end(),
        });
        const beat = setInterval(
          async () => ((await stream.mayStay()) ? write(': still here\n\n') : end()),
          BEAT_EVERY,
        );
        const timer = setTimeout(() => end(), LASTS);
        end = () => {
          end = () => undefined;
          isOpen = false;
          clearInterval(beat);
          clearTimeout(timer);
          unsubscribe();
          stream.ended();
          try {
            controller.close();
          } catch {
            // The reader has left.
          }
        };
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  );
}

const written = ({ position, kind, data }: LiveEvent) =>
  `event: ${kind}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`;
