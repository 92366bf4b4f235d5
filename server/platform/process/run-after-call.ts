/**
 * Runs work one at a time. Each call gets a run that begins after it; waiting calls share the next one.
 * @param work must not reject
 */
export function runAfterCall(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = undefined;
      return start();
    });
    return next;
  };
}
