import { inLanguage, type Language, locales } from '../page-language.ts';
import { sourceOf } from './finish-authentication.ts';
import { bankTexts } from './three-d-secure-texts.ts';
import type { PaymentIntent } from './wire.ts';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

/** No script, no inline style, framed only by our own pages. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

export const pageStyles = `
:root { color-scheme: light dark; --ink: light-dark(#1f2328, #f0ebe1); --green: light-dark(#1f4d3a, #9fd0b5); }
body { margin: 0; padding: 1.25rem; font: 1rem/1.45 system-ui, sans-serif;
  color: var(--ink); background: light-dark(#fff, #16130f); }
h1 { margin: 0 0 .5rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; color: light-dark(#fff, #0f2119);
  background: var(--green); border: 1px solid var(--green); border-radius: .5rem; cursor: pointer; }
button[value=fail] { color: var(--ink); background: transparent; border-color: #7d8590; }
button:focus-visible { outline: 3px solid light-dark(#9a6700, #efc56d); outline-offset: 2px; }
`;

/** Renders the bank's page: a challenge while pending, then the result. */
export function renderPage(
  intent: PaymentIntent | undefined,
  source: string | undefined,
  { styleUrl, language }: { styleUrl: string; language: Language },
): string {
  const texts = inLanguage(bankTexts, language);
  const isWaiting =
    intent?.status === 'requires_action' && source !== undefined && sourceOf(intent.next_action) === source;
  const content = isWaiting
    ? renderQuestion(intent, language)
    : intent?.status === 'succeeded'
      ? `<h1>${texts.done}</h1><p>${texts.goBack}</p>`
      : `<h1>${texts.nothing}</h1><p>${texts.nothingWaits}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title><link rel="stylesheet" href="${styleUrl}"></head>
<body><main>${content}</main></body>
</html>`;
}

function renderQuestion(intent: PaymentIntent, language: Language): string {
  const texts = inLanguage(bankTexts, language);
  const money = new Intl.NumberFormat(locales[language], { style: 'currency', currency: intent.currency });
  const { maximumFractionDigits: decimals = 2 } = money.resolvedOptions();
  const amount = money.format(intent.amount / 10 ** decimals);
  // An empty action posts to the page's own URL.
  return `<h1>${texts.question.replace('{amount}', () => amount)}</h1>
<p>${texts.explained}</p>
<form method="post">
<button name="outcome" value="succeed">${texts.succeed}</button>
<button name="outcome" value="fail">${texts.fail}</button>
</form>`;
}
