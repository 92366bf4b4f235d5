import type { BrowserContext } from '@playwright/test';

/** Returns whether a request was made by a payload of `script-payloads.ts`. */
const leadsToCanary = (address: string) => {
  const url = URL.parse(address);
  return url?.hostname === 'canary.test' || url?.pathname === '/canary';
};

/**
 * Records dialogs, requests and CSP violations.
 * @returns the records; the list grows
 */
export async function listenForCanary(context: BrowserContext): Promise<string[]> {
  const recorded: string[] = [];
  await context.exposeBinding('canarySings', ({ frame }, what: string) => recorded.push(`${what} on ${frame.url()}`));
  await context.addInitScript(() => {
    const sing = (what: string) => void Reflect.get(window, 'canarySings')(what);
    for (const dialog of ['alert', 'confirm', 'prompt', 'print']) Reflect.set(window, dialog, () => sing(dialog));
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      sing(`${effectiveDirective} refused ${blockedURI} ${sample}`),
    );
  });
  context.on('dialog', async (dialog) => {
    recorded.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('request', (request) => {
    if (leadsToCanary(request.url())) recorded.push(`${request.method()} ${request.url()}`);
  });
  return recorded;
}
