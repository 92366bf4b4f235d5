import { createHash } from 'node:crypto';

/** Not what a search engine reads: that is data, which no policy speaks of. */
const INLINE = /<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * The policy sources of the scripts that stand inside a page. A kept page goes to many people, so it cannot carry
 * a nonce; the hash of what it says is as strict (reliability 6).
 */
export function inlineScriptSources(html: string): string[] {
  const hashes = [...html.matchAll(INLINE)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
