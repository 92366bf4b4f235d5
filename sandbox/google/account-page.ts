import { html } from 'hono/html';
import { inLanguage, type Language } from '../page-language.ts';
import { accountTexts } from './account-texts.ts';
import type { Person } from './people.ts';

/**
 * Forbids scripts, inline styles and framing.
 * @param callbackUrl target of its form
 */
export const pageHeaders = (callbackUrl: string) => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(callbackUrl).origin}; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
});

export const pageStyles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 2rem 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 24rem; margin: 0 auto; }
h1 { margin: 0 0 .25rem; font-size: 1.375rem; font-weight: 500; }
p { margin: 0 0 1.25rem; }
form { display: grid; gap: .75rem; margin: 0 0 1.5rem; }
button, input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .875rem; font: inherit;
  border: 1px solid #747775; border-radius: .5rem; background: Canvas; color: CanvasText; }
button { text-align: start; cursor: pointer; }
button.primary { text-align: center; background: #0b57d0; border-color: #0b57d0; color: #fff; }
button small { display: block; opacity: .75; }
label { display: grid; gap: .25rem; }
summary { min-height: 2.75rem; cursor: pointer; }
.error { color: #b3261e; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
`;

type Options = {
  people: readonly Person[];
  /** Offers no other account. */
  isClosed: boolean;
  styleUrl: string;
  language: Language;
  isRefused?: boolean;
  typed?: Partial<Person>;
};

/** Renders the account chooser. An empty action posts to the page's own URL. */
export function accountPage({ people, isClosed, styleUrl, language, isRefused, typed }: Options) {
  const texts = inLanguage(accountTexts, language);
  const error = isRefused
    ? html`<p class="error" role="alert">${isClosed ? texts.notOffered : texts.unreadable}</p>`
    : '';
  return html`<!doctype html>
  <html lang="${language}">
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>${texts.title}</title>
      <link rel="stylesheet" href="${styleUrl}">
    </head>
    <body>
      <main>
        <h1>${texts.title}</h1>
        <p>${texts.explained}</p>
        ${isClosed ? error : ''}
        <form method="post">
          ${people.map(
            ({ name, email }) => html`<button name="email" value="${email}">${name}<small>${email}</small></button>`,
          )}
        </form>
        ${
          isClosed
            ? ''
            : html`<details ${isRefused ? 'open' : ''}>
          <summary>${texts.other}</summary>
          ${error}
          <form method="post">
            <label>${texts.name} <input name="name" autocomplete="name" required maxlength="80" value="${typed?.name ?? ''}"></label>
            <label>${texts.email} <input name="email" type="email" autocomplete="email" required value="${typed?.email ?? ''}"></label>
            <button class="primary">${texts.next}</button>
          </form>
        </details>`
        }
        <form method="post"><button name="cancel" value="true">${texts.cancel}</button></form>
      </main>
    </body>
  </html>`;
}
