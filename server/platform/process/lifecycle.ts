export type Lifecycle = ReturnType<typeof createLifecycle>;

/** Tells long work that the process stops. */
export function createLifecycle() {
  let stopping = false;
  let wake: () => void = () => undefined;
  return {
    stopping: () => stopping,
    stop() {
      stopping = true;
    },
    /** Runs the scheduler at once. */
    wakeScheduler: () => wake(),
    onWake(work: () => void) {
      wake = work;
    },
  };
}
