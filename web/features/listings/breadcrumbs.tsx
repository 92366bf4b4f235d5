import { Link } from '@tanstack/react-router';
import type { Category } from '../../../shared/domain/category.ts';
import { categoryName } from '../../platform/i18n/shown-names.ts';
import { categorySlug } from '../../platform/shop-categories.ts';
import { words } from '../../words.ts';

const style = 'tap-link inline-flex min-h-6 items-center hover:text-ink';

/** Breadcrumbs of a listing; search engines use the structured data (head/served-page.ts). */
export function Breadcrumbs({ category, title }: { category: Category; title: string }) {
  return (
    <nav aria-label={words.listingPage.breadcrumbs} className="text-sm print:hidden">
      <ol className="flex min-w-0 items-center gap-2 text-muted *:not-first:before:mr-2 *:not-first:before:[content:'/'_/_'']">
        <li>
          <Link to="/" className={style}>
            {words.nav.home}
          </Link>
        </li>
        <li>
          <Link to="/category" className={style}>
            {words.nav.category}
          </Link>
        </li>
        <li className="whitespace-nowrap">
          <Link to="/collections/$name" params={{ name: categorySlug(category) }} className={style}>
            {categoryName(category)}
          </Link>
        </li>
        <li dir="auto" className="min-w-0 truncate max-sm:hidden" aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}
