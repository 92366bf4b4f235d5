/** Loads the modal's script once; a failed load is retried on the next call. */
export const loadDetailModal = async () => (await import('../listing-page/detail-modal.tsx')).DetailModal;
