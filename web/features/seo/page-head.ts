import { words } from '../../words.ts';
import type { ServedPage } from './served-page.ts';
import { servedTags } from './served-tags.ts';

/** Maximum length that search engines show. */
const DESCRIPTION = 160;

/** Returns the head of a public page: title, description and crawler tags. */
export function pageHead(page: ServedPage) {
  const description = shorten(page.description);
  const served = servedTags({ ...page, description });
  return {
    meta: [{ title: words.app.title(page.title) }, { name: 'description', content: description }, ...served.meta],
    links: served.links,
  };
}

/** Returns the head of a private page. */
export const privateHead = (title: string) => ({
  meta: [{ title: words.app.title(title) }, { name: 'robots', content: 'noindex' }],
});

/** Cuts a text at the last word that fits. */
const shorten = (text: string) =>
  text.length <= DESCRIPTION ? text : `${text.slice(0, DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
