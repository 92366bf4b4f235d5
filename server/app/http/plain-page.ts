import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from '../../../shared/domain/language.ts';

type PageTexts = { title: string; text: string; link: { href: string; text: string } };

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** Answers with a page that needs no script, no file and no database. */
export function plainPage(
  c: Context,
  language: Language,
  { title, text, link }: PageTexts,
  status: ContentfulStatusCode,
) {
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', policy);
  c.header('Content-Language', language);
  return c.html(
    html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}a{color:inherit;display:inline-block;padding:.75rem}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${link.href}">${link.text}</a></p></main></body></html>`,
    status,
  );
}
