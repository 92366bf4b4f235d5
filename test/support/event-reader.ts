import type { Message } from '../../shared/contract/conversations.ts';
import type { Visitor } from './actor.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type Event = { id: string; event: string; data: Record<string, unknown> };

/** An open page: reads the events of a person. */
export type EventReader = {
  events(): readonly Event[];
  /** The messages among the events. */
  messages(): Message[];
  /** From which a later stream resumes. */
  lastId(): string;
  /** False once the server has ended the stream. */
  isOpen(): boolean;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  /** Resolves when this many messages, or events of this name, have come. */
  waitFor(count: number, name?: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the stream of a person's events.
 * @param lastId resumes after this event
 * @param onEvent called for each event at once
 */
export async function readEvents(
  actor: Visitor,
  lastId?: string,
  onEvent: (event: Event) => void = () => undefined,
): Promise<EventReader> {
  const abort = new AbortController();
  const headers: Record<string, string> = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
  const response = await retryWhileBusy(() => actor.fetch('/api/events', { headers, signal: abort.signal }));
  if (response.status !== 200 || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const events: Event[] = [];
  let wake: () => void = () => {};
  let text = '';
  let open = true;
  let position = lastId ?? '0';
  const store = (block: string) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    position = field('id') ?? position;
    const event = field('event');
    if (!event) return;
    const received = { id: field('id') ?? '', event, data: JSON.parse(field('data') ?? '{}') };
    events.push(received);
    onEvent(received);
  };
  const done = (async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) store(block);
      wake();
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      open = false;
    });
  const messages = () =>
    events.flatMap(({ event, data }) => (event === 'message' && data.message ? [data.message as Message] : []));
  const count = (name?: string) =>
    name === undefined ? messages().length : events.filter(({ event }) => event === name).length;
  return {
    events: () => events,
    messages,
    lastId: () => position,
    isOpen: () => open,
    ended: done,
    async waitFor(expected, name) {
      while (count(name) < expected)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    async close() {
      abort.abort();
      await done;
    },
  };
}
