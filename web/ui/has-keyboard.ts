/** Returns whether there is a real keyboard: one on the screen covers half of it and has no Shift+Enter. */
export const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;
