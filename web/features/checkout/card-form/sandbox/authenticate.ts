import type { ChallengeStore } from './challenge.ts';
import type { BrowserIntent, SandboxApi } from './sandbox-api.ts';

const lookAgainMilliseconds = 1_000;

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
    let isLooking = false;

    async function look(): Promise<void> {
      if (isLooking) return;
      isLooking = true;
      clearTimeout(timer);
      const answer = await api.retrieve(asking.id, clientSecret).catch(() => undefined);
      isLooking = false;
      if (answer?.intent && answer.intent.status !== 'requires_action') {
        challenges.set(null);
        resolve(answer.intent);
      } else {
        timer = setTimeout(look, lookAgainMilliseconds);
      }
    }

    async function leave(): Promise<void> {
      // Refused when already answered; the next read returns the result.
      await api.abandonAuthentication(asking.id, clientSecret).catch(() => undefined);
      await look();
    }

    const source = asking.next_action?.use_stripe_sdk?.source ?? '';
    challenges.set({ page: api.authenticationPage(asking.id, source), look, leave });
    timer = setTimeout(look, lookAgainMilliseconds);
  });
}
