import { createHash } from 'node:crypto';

/** Not what a search engine reads: that is data, which no policy speaks of. */
const INLINE = /<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * The policy sources of the scripts that stand inside a page. A kept page goes to many people, so it cannot carry
 * a nonce; the hash of what it says is as strict (reliability 6).
 */
export function inlineScriptSources(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE)].map(([, script = '']) => sourceOf(script)))];
}

/**
 * The policy source of the shop's own style sheet. It is computed from the style itself and not from the page, so that no
 * other style in a page is ever allowed.
 */
export const inlineStyleSources = (style: string): string[] => (style === '' ? [] : [sourceOf(style)]);

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
