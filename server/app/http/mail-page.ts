import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { SOFTWARE_NAME } from '../../../shared/domain/shop-profile.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Mail } from '../../ports/mailer.ts';

const SHOWN = 50;

/** Links with a token are longer than a phone is wide. */
const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem}h2{margin-bottom:0;font-size:1.125rem}h2+p{margin-top:0;opacity:.8}
pre{font:inherit;white-space:pre-wrap}hr{border:0;border-top:1px solid;opacity:.25}`;

/** The shop may be open under another name than its mails say, such as localhost. */
const OWN_PICTURE = /(?<= src=")http:\/\/[^/"]+(\/images\/[^"]*)(?=")/g;

type StoredMail = Mail & { name: string };

const readMail = async (dir: string, name: string): Promise<StoredMail> => ({
  ...(JSON.parse(await readFile(join(dir, `${name}.json`), 'utf8')) as Mail),
  name,
});

async function readMails(dir: string, to: string | undefined): Promise<StoredMail[]> {
  const files = await readdir(dir).catch(() => []);
  const mails: StoredMail[] = [];
  for (const file of files.sort().reverse()) {
    if (mails.length === SHOWN) break;
    if (!file.endsWith('.json')) continue;
    const mail = await readMail(dir, file.slice(0, -'.json'.length));
    if (to === undefined || mail.to === to) mails.push(mail);
  }
  return mails;
}

/**
 * Shows emails stored as files. `?to=` filters by recipient; `/<name>` shows HTML.
 * @param readerOf the viewer's email; they read only their own
 * @param shopName sender name
 */
export function mailRoutes(
  dir: string,
  readerOf?: (request: Request) => Promise<string | undefined>,
  shopName: () => string = () => SOFTWARE_NAME,
) {
  return new Hono<HttpEnv>()
    .get('/', async (c) => {
      const reader = await readerOf?.(c.req.raw);
      const mails = readerOf && !reader ? [] : await readMails(dir, reader ?? c.req.query('to'));
      c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
      return c.html(html`<!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail sent by ${shopName()}</title>
      <style>${raw(STYLE)}</style></head>
      <body><h1>Mail sent by ${shopName()}</h1>
      ${readerOf ? html`<p>This is a public demonstration. You see only mail to the account that you are logged in with.</p>` : ''}
      ${mails.length === 0 ? html`<p>Nothing has been sent yet.</p>` : ''}
      ${mails.map(shown)}
      </body></html>`);
    })
    .get('/:name{[0-9a-f-]+}', async (c) => {
      const mail = await readMail(dir, c.req.param('name')).catch(() => undefined);
      if (!mail?.html || (readerOf && mail.to !== (await readerOf(c.req.raw)))) return c.notFound();
      // Inline styles and pictures of this origin only, and no script.
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'none'; sandbox allow-same-origin allow-popups allow-top-navigation-by-user-activation",
      );
      return c.html(mail.html.replace(OWN_PICTURE, '$1'));
    });
}

/** Returns a function that finds the email of the signed-in viewer. */
export function readerBy({ handle, verify }: Pick<Identity, 'handle' | 'verify'>, publicUrl: string) {
  return async (request: Request): Promise<string | undefined> => {
    const headers = { Cookie: request.headers.get('Cookie') ?? '' };
    const answer = await handle?.(new Request(`${publicUrl}/api/auth/token`, { headers })).catch(() => undefined);
    if (!answer?.ok) return undefined;
    const { token }: { token?: unknown } = await answer.json();
    return typeof token === 'string' ? (await verify(token))?.email : undefined;
  };
}

const shown = ({ name, subject, to, text, replyTo, html: rich }: StoredMail) =>
  html`<article><h2>${subject}</h2><p>To ${to}${replyTo ? `, answers to ${replyTo}` : ''}${rich ? html` · <a href="/sandbox/mail/${name}">As a mail program shows it</a>` : ''}</p>${linked(text)}</article><hr>`;

function linked(text: string) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return html`<pre>${parts.map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}</pre>`;
}
