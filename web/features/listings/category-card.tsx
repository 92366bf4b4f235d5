import { Link } from '@tanstack/react-router';
import type { CategoryCard as Category } from '../../../shared/contract/listings/categories.ts';
import { categoryName, categoryWord } from '../../platform/i18n/shown-names.ts';
import { categorySlug } from '../../platform/shop-categories.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words.ts';

type Props = { category: Category; urgency: 'first' | 'soon' | 'later' };

/** Category with its picture (spec §2). The whole card is clickable. */
export function CategoryCard({ category, urgency }: Props) {
  return (
    <article className="group relative grid gap-4">
      <div className="overflow-hidden rounded-card">
        <Picture
          src={category.picture}
          alt={words.category.picture(categoryWord(category.category))}
          sizes="(min-width: 64rem) 29rem, (min-width: 40rem) 46vw, 92vw"
          urgency={urgency}
          className="aspect-4/3 w-full motion-safe:transition-transform motion-safe:duration-500 motion-safe:group-hover:scale-[1.02]"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-2xl leading-tight">{words.category.card(categoryWord(category.category))}</h2>
        <Link
          to="/collections/$name"
          params={{ name: categorySlug(category.category) }}
          className={buttonStyle('secondary', 'small', 'after:absolute after:inset-0 after:rounded-card')}
        >
          {words.category.explore}
          <span className="sr-only"> {categoryName(category.category)}</span>
        </Link>
      </div>
    </article>
  );
}
