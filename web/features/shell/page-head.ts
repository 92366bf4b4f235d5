import { words } from '../../words.ts';
import type { ServedPage } from '../seo/served-page.ts';
import { servedTags } from '../seo/served-tags.ts';

/** The longest description that a search engine shows. */
const DESCRIPTION = 160;

/** The head of a public page: title and description, and for programs whatever else they ask. */
export function pageHead(page: ServedPage) {
  const description = shorten(page.description);
  const served = servedTags({ ...page, description });
  return {
    meta: [{ title: words.app.title(page.title) }, { name: 'description', content: description }, ...served.meta],
    links: served.links,
  };
}

/** The head of a page that is nobody's business but the visitor's. */
export const privateHead = (title: string) => ({
  meta: [{ title: words.app.title(title) }, { name: 'robots', content: 'noindex' }],
});

/** Ends a text at the last word that fits. */
const shorten = (text: string) =>
  text.length <= DESCRIPTION ? text : `${text.slice(0, DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
