/** Marks what is pressed for a moment, since not every browser has `:active` for a finger. @returns a cleanup */
export function markPresses(): () => void {
  const press = ({ target, type }: Event) => {
    const control = target instanceof Element ? target.closest('a, button, summary') : null;
    // A finger that scrolls cancels its press.
    control?.toggleAttribute('data-press', type !== 'pointercancel');
    setTimeout(() => control?.toggleAttribute('data-press', false), 300);
  };
  const stop = new AbortController();
  for (const type of ['pointerdown', 'pointercancel', 'click'])
    document.addEventListener(type, press, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
