import { html } from 'hono/html';
import { inLanguage, type Language } from '../page-language.ts';
import { onboardingTexts } from './onboarding-texts.ts';
import { pageHeaders as bankHeaders, pageStyles } from './three-d-secure-page.ts';
import type { Account } from './wire.ts';

/** The shop redirects people here; the form redirects them back. */
export const onboardingHeaders = (returnUrl: string) => ({
  ...bankHeaders,
  'content-security-policy': bankHeaders['content-security-policy']
    .replace("form-action 'self'", `form-action 'self' ${new URL(returnUrl).origin}`)
    .replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
});

export const onboardingStyles = `${pageStyles}
main { max-width: 28rem; margin: 0 auto; }
label { display: grid; gap: .25rem; width: 100%; }
input { min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid #7d8590; border-radius: .5rem; }
input:focus-visible { outline: 3px solid light-dark(#9a6700, #efc56d); outline-offset: 2px; }
button[value=later] { color: var(--ink); background: transparent; border-color: #7d8590; }
[role=alert] { color: light-dark(#a40e26, #ffa198); }
`;

/** Asks a seller for the bank account. `isRefused`: the last try. */
export function renderOnboarding(
  account: Account,
  styleUrl: string,
  { language, isRefused }: { language: Language; isRefused: boolean },
) {
  const texts = inLanguage(onboardingTexts, language);
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title><link rel="stylesheet" href="${styleUrl}"></head>
<body><main>
<h1>${texts.title}</h1>
<p>${texts.explained}</p>
${isRefused ? html`<p role="alert">${texts.problem}</p>` : ''}
<form method="post">
<label>${texts.holder} <input name="holder" autocomplete="name" maxlength="100" value="${holderOf(account)}"></label>
<label>${texts.number} <input name="number" autocomplete="off" maxlength="60"></label>
<button name="move" value="finish">${texts.finish}</button>
<button name="move" value="later">${texts.later}</button>
</form>
</main></body>
</html>`;
}

const holderOf = ({ external_accounts: { data } }: Account): string => data[0]?.account_holder_name ?? '';
