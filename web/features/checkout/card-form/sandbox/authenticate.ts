import type { ChallengeStore } from './challenge.ts';
import type { BrowserIntent, SandboxApi } from './sandbox-api.ts';

const pollMilliseconds = 1_000;

/**
 * Shows the bank's challenge until there is a result, or the dialog closes. Returns the intent. Retries on a lost
 * connection.
 */
export function authenticate(
  api: SandboxApi,
  challenges: ChallengeStore,
  { asking, clientSecret }: { asking: BrowserIntent; clientSecret: string },
): Promise<BrowserIntent> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPolling = false;

    async function poll(): Promise<void> {
      if (isPolling) return;
      isPolling = true;
      clearTimeout(timer);
      const answer = await api.retrieve(asking.id, clientSecret).catch(() => undefined);
      isPolling = false;
      if (answer?.intent && answer.intent.status !== 'requires_action') {
        challenges.set(null);
        resolve(answer.intent);
      } else {
        timer = setTimeout(poll, pollMilliseconds);
      }
    }

    async function leave(): Promise<void> {
      // Refused when already answered; the next read returns the result.
      await api.abandonAuthentication(asking.id, clientSecret).catch(() => undefined);
      await poll();
    }

    const source = asking.next_action?.use_stripe_sdk?.source ?? '';
    challenges.set({ page: api.authenticationPage(asking.id, source), poll, leave });
    timer = setTimeout(poll, pollMilliseconds);
  });
}
