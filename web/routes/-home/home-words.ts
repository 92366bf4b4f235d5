import { textSettings } from '../../platform/i18n/text-settings.ts';
import { shop } from '../../platform/shop.ts';
import { words } from '../../words.ts';

/** The categories of our own sets, in order. */
const slugs = ['sofa', 'bed', 'dressing-table'];

/** Returns the home page's texts, and the operator's own in the place of ours. */
export function homeWords() {
  const own = shop().home[textSettings().language];
  return {
    ...words.home,
    ...own,
    sets: words.home.sets.map((set, at) => ({ slug: slugs[at] ?? '', ...set, ...own?.sets[at] })),
  };
}
