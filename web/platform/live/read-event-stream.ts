import { ApiError, tokenSource } from '../api.ts';
import { limitSilence } from '../limit-silence.ts';

/** Milliseconds; the server sends every 25 s. Otherwise a browser waits for a lost connection. */
const LONGEST_SILENCE = 80_000;

/** Without a kind: only where to resume. */
type LiveEvent = { id: string | undefined; kind?: string; data?: unknown };

/**
 * Reads the person's events until the stream ends.
 * @param lastId this tab's last event
 * @returns whether the stream was open
 */
export async function readEventStream(
  lastId: string | undefined,
  signal: AbortSignal,
  hear: (event: LiveEvent) => void,
): Promise<boolean> {
  const limit = limitSilence(LONGEST_SILENCE);
  const abort = new AbortController();
  for (const end of [signal, limit.signal]) end.addEventListener('abort', () => abort.abort());
  try {
    signal.throwIfAborted();
    const { token, renew } = tokenSource();
    // No token: the session has ended, or could not be renewed yet.
    const request = async (bearer: string | undefined) =>
      bearer === undefined
        ? undefined
        : fetch('/api/events', {
            headers: {
              Accept: 'text/event-stream',
              Authorization: `Bearer ${bearer}`,
              ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }),
            },
            signal: abort.signal,
          });
    let response = await request(await token());
    if (response?.status === 401)
      response = await request(await renew(new ApiError(401, await response.json().catch(() => ({})))));
    if (!response?.ok || !response.body) return false;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      limit.heard();
      if (done) return true;
      const blocks = (rest + value).replace(/\r\n?/g, '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) hear(event);
      }
    }
  } catch {
    return false;
  } finally {
    limit.stop();
  }
}

function readEvent(block: string): LiveEvent | undefined {
  const fields = block.split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? ''] as const];
  });
  const last = (name: string) => fields.findLast(([of]) => of === name)?.[1];
  const text = fields.flatMap(([name, value]) => (name === 'data' ? [value] : [])).join('\n');
  const id = last('id');
  if (text === '') return id === undefined ? undefined : { id };
  try {
    return { id, kind: last('event') ?? 'message', data: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
