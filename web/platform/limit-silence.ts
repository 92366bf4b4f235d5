/**
 * Aborts its signal after a silence, so that nobody waits for ever for a server that accepts a call and never answers.
 * @param milliseconds of silence
 */
export function limitSilence(milliseconds: number) {
  const abort = new AbortController();
  const giveUp = () => abort.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  let timer = setTimeout(giveUp, milliseconds);
  return {
    signal: abort.signal,
    /** Starts the time again. */
    heard(): void {
      clearTimeout(timer);
      if (!abort.signal.aborted) timer = setTimeout(giveUp, milliseconds);
    },
    /** Ends the limit. */
    stop: () => clearTimeout(timer),
  };
}

/** Returns whether a call failed because its time was over. */
export const isTooLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
