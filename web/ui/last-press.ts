/** The last pressed element: the next toast refers to it. */
let pressed: Element | null = null;

/** Tracks the last pressed element, and marks it for a moment: not every browser has `:active` for a finger. Call it once. */
export function followPresses(): void {
  const press = ({ target, type }: Event) => {
    pressed = target instanceof Element ? target : null;
    const control = pressed?.closest('a,button,summary');
    // A finger that scrolls cancels its press.
    control?.toggleAttribute('data-pressed', type !== 'pointercancel');
    setTimeout(() => control?.toggleAttribute('data-pressed', false), 300);
  };
  for (const type of ['pointerdown', 'pointercancel', 'click']) document.addEventListener(type, press, true);
}

/** Returns the last pressed element, if it is still on the page. */
export const lastPressed = (): Element | null => (pressed?.isConnected ? pressed : null);
