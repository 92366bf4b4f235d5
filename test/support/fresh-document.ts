import { toast } from 'react-hot-toast/headless';
import { vi } from 'vitest';

// The files of a worker share a document, our modules and those of packages, since all are slow to make. Each file
// begins with an empty document, new modules of ours, and no message of a package's store.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
toast.removeAll();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
