import type { Config } from '../../app/config.ts';

/** What only programs and signed-in people use; the rest may be read by anybody's robot. */
const closed = ['/api/', '/dashboard/', '/sandbox/'];

/** What `robots.txt` says (RFC 9309). */
export function writeRobots({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
