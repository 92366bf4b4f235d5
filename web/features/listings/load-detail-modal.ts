/** Fetches the window's script, once; a fetch that failed is tried again by the next call. */
export const loadDetailModal = async () => (await import('./detail-modal.tsx')).DetailModal;
