import { Link } from '@tanstack/react-router';
import { categoryName } from '../../platform/i18n/shown-names.ts';
import { useShop } from '../../platform/shop.ts';
import { offeredCategories } from '../../platform/shop-categories.ts';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words.ts';

/** All categories in one line, which may scroll. */
export function CategoryStrip() {
  useShop();
  return (
    <section className="frame mt-5 sm:mt-7" aria-label={words.home.categoriesTitle}>
      <ul className="strip overflow-x-auto">
        {offeredCategories().map(({ slug, name, picture }) => (
          <li key={slug}>
            <Link to="/collections/$name" params={{ name: slug }}>
              <Picture src={picture} alt="" sizes="9rem" className="rounded-card" />
              {categoryName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
