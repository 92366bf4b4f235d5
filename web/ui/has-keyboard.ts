/** Returns whether there is a real keyboard: that of a touch screen covers half of it and has no Shift+Enter. */
export const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;
