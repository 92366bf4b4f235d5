/** Publishes the height of what stands at the foot of a thread as `--foot-bar`, so that toasts stand above it. */
export function publishFoot(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--foot-bar', `${foot.offsetHeight}px`));
  watch.observe(foot);
  return () => {
    watch.disconnect();
    style.removeProperty('--foot-bar');
  };
}
