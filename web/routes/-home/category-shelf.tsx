import { Link } from '@tanstack/react-router';
import { offeredCategories } from '../../../shared/domain/category.ts';
import { categoryName } from '../../platform/i18n/shown-names.ts';
import { useShop } from '../../platform/shop.ts';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words.ts';

const sizes = '(min-width: 80rem) 13rem, (min-width: 48rem) 16vw, (min-width: 22rem) 31vw, 46vw';

/** All categories, small; the sets below show three of them. */
export function CategoryShelf() {
  useShop();
  return (
    <section className="frame mt-20 sm:mt-28" aria-labelledby="categories-title">
      <h2 id="categories-title" className="pb-6 text-3xl leading-tight">
        {words.home.categoriesTitle}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 min-[22rem]:grid-cols-3 sm:gap-x-6 md:grid-cols-6">
        {offeredCategories().map(({ slug, name, picture }) => (
          <li key={slug}>
            <Link
              to="/collections/$name"
              params={{ name: slug }}
              className="group grid gap-2 rounded-card font-medium no-underline motion-quick hover:text-accent"
            >
              <span className="overflow-hidden rounded-card">
                <Picture
                  src={picture}
                  alt=""
                  sizes={sizes}
                  className="aspect-4/3 w-full motion-safe:transition-transform motion-safe:duration-500 motion-safe:group-hover:scale-[1.02]"
                />
              </span>
              {categoryName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
