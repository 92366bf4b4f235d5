import { afterEach, expect, it, vi } from 'vitest';
import { setTokenSource } from '../api.ts';
import { readEventStream } from './read-event-stream.ts';

const noTokens = { token: async () => undefined, renew: async () => undefined };

afterEach(() => {
  setTokenSource(noTokens);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers with a stream, which ends when the call is given up. */
function serve(): { write: (text: string) => void } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
        signal.addEventListener('abort', () => given.error(signal.reason));
      },
    });
    return new Response(body);
  });
  return { write: (text) => controller?.enqueue(new TextEncoder().encode(text)) };
}

it('gives up a stream that has fallen silent, and not one that is heard now and then', async () => {
  vi.useFakeTimers();
  setTokenSource({ token: async () => 'token', renew: async () => undefined });
  const server = serve();
  const heard: unknown[] = [];
  let result: boolean | undefined;
  void readEventStream(undefined, new AbortController().signal, (event) => heard.push(event)).then((wasOpen) => {
    result = wasOpen;
  });
  await vi.advanceTimersByTimeAsync(10);
  for (let beat = 0; beat < 6; beat++) {
    server.write(': beat\n\n');
    await vi.advanceTimersByTimeAsync(25_000);
  }
  server.write('id: 7\nevent: message\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(result).toBeUndefined();
  expect(heard).toEqual([{ id: '7', kind: 'message', data: {} }]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(result).toBe(false);
});

const answers = (status: number) => {
  const bearers: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: HeadersInit }) => {
    bearers.push(new Headers(headers).get('Authorization'));
    return new Response(null, { status });
  });
  return bearers;
};
const read = () => readEventStream(undefined, new AbortController().signal, () => undefined);

it('requests no events without a token, which the server would refuse', async () => {
  const bearers = answers(401);
  setTokenSource(noTokens);
  expect(await read()).toBe(false);
  expect(bearers).toEqual([]);
  setTokenSource({ token: async () => 'stale', renew: async () => undefined });
  expect(await read()).toBe(false);
  expect(bearers).toEqual(['Bearer stale']);
  setTokenSource({ token: async () => 'stale', renew: async () => 'fresh' });
  await read();
  expect(bearers).toEqual(['Bearer stale', 'Bearer stale', 'Bearer fresh']);
});
