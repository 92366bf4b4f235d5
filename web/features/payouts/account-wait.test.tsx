import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setTextSource, type TextSettings } from '../../platform/i18n/text-settings.ts';
import type { Account } from './account-wait.tsx';
import { BankDetails } from './bank-details.tsx';
import { HostedAccount } from './hosted-account.tsx';

vi.mock('../../ui/stay-to-save.tsx', () => ({ StayToSave: () => null }));

const languages: readonly TextSettings[] = [{ language: 'en' }, { language: 'de' }, { language: 'es' }];
afterEach(() => setTextSource(() => ({ language: 'en' })));

const usableFrom = '2026-12-28T10:00:00.000Z';
const disowned = { state: 'ready', accountEnding: '3000', usableFrom, isDisowned: true } as const;

function drawn(account: Account): string {
  const Part = account.hosted ? HostedAccount : BankDetails;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Part account={account} isNeeded />
    </QueryClientProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ');
}

/** What promises money to an account. */
const promises =
  /We pay to|goes to your bank account|sent to you by itself|überweisen an|Es geht auf|Pagamos a|Va a tu/;

describe('what a seller reads of an account that they disown', () => {
  it.each([
    ['by hand', { ...disowned, holder: 'A Thief' }, 'Save bank details'],
    ['at the provider', { ...disowned, hosted: true }, 'Enter your own account'],
  ] as const)('%s: nothing is paid to it, why, until when, and what to do', (_, account, button) => {
    const text = drawn(account);
    expect(text).toContain('somebody else entered the account ending in 3000');
    expect(text).toMatch(/We pay nothing to it before Dec 28, 2026/);
    expect(text).toContain('Enter your own account');
    expect(text).toContain(button);
    expect(text).not.toMatch(/A Thief|a new account gets no money/);
    const said = languages.map((language) => {
      setTextSource(() => language);
      return drawn(account);
    });
    expect(new Set(said).size).toBe(3);
    for (const one of said) {
      expect(one).toMatch(/3000.*2026/);
      expect(one).not.toMatch(promises);
    }
  });

  it('is told while a case holds the money back, and where it is paid otherwise', () => {
    const ready = { state: 'ready', holder: 'Sal', accountEnding: '3000' } as const;
    expect(drawn(ready)).toMatch(promises);
    expect(drawn({ ...ready, isHeldBack: true })).toContain('We pay nothing until it is decided.');
    expect(drawn({ ...ready, hosted: true, isHeldBack: true })).not.toContain('sent to you by itself');
    expect(drawn({ ...ready, usableFrom })).toContain('a new account gets no money before');
  });
});
