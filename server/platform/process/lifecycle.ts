/** Joins the parts of a process that start and end at different times. */
export type Lifecycle = ReturnType<typeof createLifecycle>;

export function createLifecycle() {
  let stopping = false;
  let wake: () => void = () => undefined;
  return {
    stopping: () => stopping,
    stop() {
      stopping = true;
    },
    /** Runs the scheduler now instead of at its next turn. */
    wakeScheduler: () => wake(),
    onWake(work: () => void) {
      wake = work;
    },
  };
}
