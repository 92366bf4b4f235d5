import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CategoryCard } from '../features/listings/category-card.tsx';
import { categoriesQuery } from '../features/listings/listing-queries.ts';
import { pageHead } from '../features/seo/page-head.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { words } from '../words.ts';

export const Route = createFileRoute('/category')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(categoriesQuery);
  },
  head: () => pageHead({ title: words.category.title, description: words.category.lede, path: '/category' }),
  component: CategoryPage,
});

function CategoryPage() {
  const { data: categories } = useSuspenseQuery(categoriesQuery);
  return (
    <div className="frame">
      <PageHeading title={words.category.title} lede={words.category.lede} />
      {categories.length > 0 ? (
        <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
          {categories.map((category, index) => (
            <li key={category.id}>
              <CategoryCard category={category} urgency={index === 0 ? 'first' : index < 3 ? 'soon' : 'later'} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState text={words.category.none} />
      )}
    </div>
  );
}
