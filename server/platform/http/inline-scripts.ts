import { createHash } from 'node:crypto';

/** Without JSON-LD, which is data. */
const INLINE = /<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns CSP hashes; a cached page cannot have a nonce. */
export function inlineScriptSources(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE)].map(([, script = '']) => sourceOf(script)))];
}

/** Allows no other style in the page. */
export const inlineStyleSources = (style: string): string[] => (style === '' ? [] : [sourceOf(style)]);

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
