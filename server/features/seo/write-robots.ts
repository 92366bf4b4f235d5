import type { Config } from '../../ports/config.ts';

const closed = ['/api/', '/dashboard/', '/messages', '/sandbox/'];

/** Returns `robots.txt` (RFC 9309). */
export function writeRobots({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
