/** The last pressed element: the next toast refers to it. */
let pressed: Element | null = null;

/** Tracks the last pressed element. @returns a cleanup */
export function trackPresses(): () => void {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target : null;
  };
  document.addEventListener('click', remember, true);
  return () => document.removeEventListener('click', remember, true);
}

/** Returns the last pressed element, if it is still on the page. */
export const lastPressed = (): Element | null => (pressed?.isConnected ? pressed : null);
