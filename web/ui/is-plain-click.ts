import type { MouseEvent } from 'react';

/** Returns false for clicks that open a new tab, a window or a download. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
