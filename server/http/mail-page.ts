import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Mail } from '../ports/mailer.ts';
import type { HttpEnv } from './app.ts';

/** Mails shown on the page, the newest first. */
const SHOWN = 50;

/** The newest mails, or those to one person. */
async function readMails(dir: string, to: string | undefined): Promise<Mail[]> {
  const files = await readdir(dir).catch(() => []);
  const mails: Mail[] = [];
  for (const file of files.sort().reverse()) {
    if (mails.length === SHOWN) break;
    if (!file.endsWith('.json')) continue;
    const mail = JSON.parse(await readFile(join(dir, file), 'utf8')) as Mail;
    if (to === undefined || mail.to === to) mails.push(mail);
  }
  return mails;
}

/**
 * Without an SMTP server mail is kept as files; this page shows them, so that reset links can be followed. `?to=` names
 * the one person whose mail it shows.
 */
export function mailRoutes(dir: string) {
  return new Hono<HttpEnv>().get('/', async (c) => {
    const mails = await readMails(dir, c.req.query('to'));
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    return c.html(html`<!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail sent by this Settee</title></head>
      <body><h1>Mail sent by this Settee</h1>
      ${mails.length === 0 ? html`<p>Nothing has been sent yet.</p>` : ''}
      ${mails.map((mail) => html`<article><h2>${mail.subject}</h2><p>To ${mail.to}</p>${linked(mail.text)}</article><hr>`)}
      </body></html>`);
  });
}

function linked(text: string) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return html`<pre>${parts.map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}</pre>`;
}
