import { createHash } from 'node:crypto';

/** Excludes JSON-LD, which is data and not covered by CSP. */
const INLINE = /<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns the CSP hashes of inline scripts, since a cached page cannot have a nonce. */
export function inlineScriptSources(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE)].map(([, script = '']) => sourceOf(script)))];
}

/** Returns the CSP source of the shop's style, from the style, not the page, so that no other is allowed. */
export const inlineStyleSources = (style: string): string[] => (style === '' ? [] : [sourceOf(style)]);

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
