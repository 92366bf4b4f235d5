import { useHydrated, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The listing that was just published, on the page that its form leads to. */
    published?: string | undefined;
  }
}

/** Returns the listing that was just published; it stays for Back and a reload of this page. */
export function usePublished(): string | undefined {
  const published = useLocation({ select: ({ state }) => state.published });
  return useHydrated() ? published : undefined;
}
