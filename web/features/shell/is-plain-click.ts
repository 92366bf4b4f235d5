import type { MouseEvent } from 'react';

/** Says whether a click means "here": not a new tab, a new window or a download, which stay the browser's to do. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
