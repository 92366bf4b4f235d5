import type { Page } from '@playwright/test';

type Speed = { /** milliseconds */ latency?: number /** bytes a second */; upload?: number };

/**
 * Throttles a page's network.
 * @returns a reset function
 */
export async function slowDown(page: Page, { latency = 0, upload = -1 }: Speed): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const set = async (speed: { latency: number; uploadThroughput: number }) => {
    await session.send('Network.emulateNetworkConditions', { offline: false, downloadThroughput: -1, ...speed });
  };
  await session.send('Network.enable');
  await set({ latency, uploadThroughput: upload });
  return () => set({ latency: 0, uploadThroughput: -1 });
}
