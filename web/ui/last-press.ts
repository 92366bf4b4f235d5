/** The last pressed element: the next toast refers to it. */
let pressed: Element | null = null;

/** Tracks the last pressed element, and marks it for a moment: not every browser has `:active` for a finger. @returns a cleanup */
export function followPresses(): () => void {
  const press = ({ target, type }: Event) => {
    pressed = target instanceof Element ? target : null;
    const control = pressed?.closest('a,button,summary');
    // A finger that scrolls cancels its press.
    control?.toggleAttribute('data-pressed', type !== 'pointercancel');
    setTimeout(() => control?.removeAttribute('data-pressed'), 300);
  };
  const ends = ['pointerdown', 'pointercancel', 'click'].map((type) => {
    document.addEventListener(type, press, true);
    return () => document.removeEventListener(type, press, true);
  });
  return () => {
    for (const end of ends) end();
  };
}

/** Returns the last pressed element, if it is still on the page. */
export const lastPressed = (): Element | null => (pressed?.isConnected ? pressed : null);
