const feet = new Set<HTMLElement>();

function publish(): void {
  const { style } = document.documentElement;
  const height = Math.max(0, ...[...feet].map(({ offsetHeight }) => offsetHeight));
  if (height > 0) style.setProperty('--foot-bar', `${height}px`);
  else style.removeProperty('--foot-bar');
}

/** Publishes the height of the tallest bar at the foot of the screen as `--foot-bar`: toasts and focus stay above it. */
export function publishFoot(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  feet.add(foot);
  const watch = new ResizeObserver(publish);
  watch.observe(foot);
  return () => {
    watch.disconnect();
    feet.delete(foot);
    publish();
  };
}
