import { vi } from 'vitest';

// The files of a worker share a document and its modules, since both are slow to make. Each file begins with empty ones.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
