import { expect, test, vi } from 'vitest';
import { loadStripeScript } from './load-stripe-script.ts';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

// spec §7: The card provider’s script is loaded from its public URL (D16)
test("the card provider's script comes from its public address (spec §7)", async () => {
  void loadStripeScript('pk_test_1').catch(() => undefined);
  await expect.poll(scripts).toContainEqual(expect.stringMatching(/^https:\/\/js\.stripe\.com\//));
});

test("the card provider's script comes from the configured address, and a failure names that address", async () => {
  const elsewhere = 'https://cards.example/stripe.js';
  const loading = loadStripeScript('pk_test_1', elsewhere);
  await expect.poll(scripts).toContain(elsewhere);
  const script = document.querySelector(`script[src="${elsewhere}"]`);
  script?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(elsewhere);
  expect(scripts()).not.toContain(elsewhere);
});

test.each([undefined, 'https://slow.example/stripe.js'])(
  'a script that neither loads nor fails counts as failed, and is asked for anew: %s',
  async (address) => {
    vi.useFakeTimers();
    const origin = address ?? 'https://js.stripe.com/';
    const waiting = () => [...document.scripts].filter(({ src }) => src.startsWith(origin));
    for (const attempt of [1, 2]) {
      const outcome = loadStripeScript('pk_test_1', address).then(
        () => 'loaded',
        () => 'failed',
      );
      await vi.advanceTimersByTimeAsync(100);
      expect(waiting(), `attempt ${attempt}`).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await Promise.race([outcome, 'still waiting'])).toBe('failed');
    }
    vi.useRealTimers();
  },
);
