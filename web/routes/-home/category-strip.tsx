import { Link } from '@tanstack/react-router';
import { offeredCategories } from '../../../shared/domain/category.ts';
import { categoryName } from '../../platform/i18n/shown-names.ts';
import { useShop } from '../../platform/shop.ts';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words.ts';

/** All categories in one line, which scrolls where they are many; the sets below show three of them. */
export function CategoryStrip() {
  useShop();
  return (
    <section className="frame mt-5 sm:mt-7" aria-labelledby="categories-title">
      <h2 id="categories-title" className="sr-only">
        {words.home.categoriesTitle}
      </h2>
      <ul className="-mx-(--gutter) flex [scrollbar-width:none] gap-3 overflow-x-auto px-(--gutter) py-1">
        {offeredCategories().map(({ slug, name, picture }) => (
          <li key={slug} className="w-23 shrink-0 grow lg:w-auto">
            <Link
              to="/collections/$name"
              params={{ name: slug }}
              className="grid gap-1.5 rounded-card text-center text-sm no-underline motion-quick hover:text-accent lg:flex lg:items-center lg:gap-3 lg:bg-surface lg:pr-4 lg:shadow-card"
            >
              <Picture
                src={picture}
                alt=""
                sizes="(min-width: 40rem) 9rem, 6rem"
                className="aspect-4/3 w-full rounded-card lg:w-18"
              />
              {categoryName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
