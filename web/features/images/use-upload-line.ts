import { useEffect, useRef } from 'react';

type From = File | Promise<File | undefined>;

/** Uploads one after the other. */
export function useUploadLine() {
  const line = useRef(Promise.resolve());
  const running = useRef(new Map<string, AbortController>());

  useEffect(
    () => () => {
      for (const abort of running.current.values()) abort.abort();
    },
    [],
  );

  return {
    enqueue(key: string, from: From, send: (file: File | undefined, signal: AbortSignal) => unknown): void {
      const abort = new AbortController();
      running.current.set(key, abort);
      line.current = line.current
        .then(async () => {
          const file = await from;
          if (!abort.signal.aborted) await send(file, abort.signal);
        })
        .finally(() => running.current.delete(key));
    },
    abort: (key: string) => running.current.get(key)?.abort(),
    over: () => line.current,
  };
}
