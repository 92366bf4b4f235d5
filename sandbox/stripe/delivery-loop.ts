const pollMilliseconds = 1_000;

/** Calls `work` every second and when woken, one at a time; `stop` waits for it. */
export function createDeliveryLoop(work: () => Promise<unknown>, onError: (error: unknown) => void) {
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
    schedule(pollMilliseconds);
  }

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    if (!isRunning) return;
    timer = setTimeout(() => {
      timer = undefined;
      current = run();
    }, milliseconds);
    timer.unref();
  }

  return {
    start(): void {
      isRunning = true;
      schedule(0);
    },
    /** Runs soon instead of at the next poll. A current run picks up the work itself. */
    wake(): void {
      if (timer) schedule(0);
    },
    async stop(): Promise<void> {
      isRunning = false;
      clearTimeout(timer);
      timer = undefined;
      await current;
    },
  };
}
