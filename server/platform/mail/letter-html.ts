import type { Shades } from '../../../shared/domain/accent.ts';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import type { Letter, LetterListing } from './letter.ts';
import { type MailSite, signature } from './mail-site.ts';
import { type Markup, markup } from './markup.ts';

// Email clients need tables and inline styles; only dark mode needs a sheet.
const FONT = 'font-family:Helvetica,Arial,sans-serif';
/** Else a table is as wide as its longest word. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';
const INK = '#2b2620';
const QUIET = '#6b6257';
const PAPER = '#faf7f2';
const SHEET = '#ffffff';
const LINE = '#e6dfd4';

type Button = Pick<Shades, 'accent' | 'ink'>;

const usual = { light: { accent: '#1d4a39', ink: '#ffffff' }, dark: { accent: '#9fd0b5', ink: '#0f2119' } };

const dark = ({ accent, ink }: Button) => `@media (prefers-color-scheme: dark) {
  .paper { background: #171412 !important; }
  .sheet { background: #211d1a !important; border-color: #3a342e !important; }
  .ink, .ink a { color: #f1ebe3 !important; }
  .quiet, .quiet a { color: #b5aa9c !important; }
  .button { background: ${accent} !important; color: ${ink} !important; }
}`;

/** Escapes all user text. */
export function letterHtml(site: MailSite, letter: Letter): string {
  const { publicUrl, name, accent = usual } = site;
  const { language, subject, greeting, paragraphs, listings = [], action, notes = [] } = letter;
  const paragraph = (text: string) =>
    markup`<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;color:${INK}">${text}</p>`;
  const document = markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${{ html: dark(accent.dark) }}</style></head>
<body class="paper" style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 16px;${BREAKS};font-family:Georgia,'Times New Roman',serif;font-size:22px;color:${INK}">${name}</td></tr>
<tr><td class="sheet" style="background:${SHEET};border:1px solid ${LINE};border-radius:12px;padding:28px 24px 20px;${BREAKS}">
${paragraph(greeting)}
${paragraphs.map(paragraph)}
${listings.map((listing) => card(publicUrl, listing))}
${action ? button(action, accent.light) : ''}
</td></tr>
<tr><td style="padding:16px 4px 0;${BREAKS}">${notes.map(note)}${signature(site).map((text) => note({ text }))}</td></tr>
</table></td></tr></table>
</body></html>`;
  return document.html;
}

/** In pixels: a listing stands beside its photo, so that text and button are on a phone's first screen. */
const PHOTO = '128';

function card(publicUrl: string, { title, facts, url, image }: LetterListing): Markup {
  const picture = image
    ? markup`<td width="${PHOTO}" valign="top" style="width:${PHOTO}px;padding:0 16px 0 0"><a href="${url}"><img src="${new URL(pictureUrl(image, 320, 'jpg'), publicUrl).href}" alt="${title}" width="${PHOTO}" style="display:block;width:${PHOTO}px;height:auto;border:0;border-radius:8px"></a></td>`
    : '';
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr>${picture}<td valign="middle">
<p class="ink" style="margin:0;${FONT};font-size:17px;font-weight:600;line-height:1.35;color:${INK}"><a href="${url}" style="color:${INK};text-decoration:none">${title}</a></p>
<p class="quiet" style="margin:2px 0 0;${FONT};font-size:15px;line-height:1.45;color:${QUIET}">${facts}</p></td></tr></table>`;
}

const button = ({ label, url }: { label: string; url: string }, { accent, ink }: Button) =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 12px"><tr><td><a class="button" href="${url}" style="display:inline-block;padding:13px 24px;background:${accent};color:${ink};border-radius:999px;${FONT};font-size:16px;font-weight:600;text-decoration:none">${label}</a></td></tr></table>`;

const note = ({ text, url }: { text: string; url?: string }) =>
  markup`<p class="quiet" style="margin:0 0 6px;${FONT};font-size:13px;line-height:1.45;color:${QUIET}">${
    url ? markup`<a href="${url}" style="color:${QUIET}">${text}</a>` : text
  }</p>`;
