import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CategoryForm } from './category-form.tsx';
import { shopCategoriesQuery } from './category-query.ts';

/** Where an admin decides about the categories. */
export function CategorySection() {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(shopCategoriesQuery);
  const [begun, setBegun] = useState(0);
  const reload = async () => {
    await queryClient.refetchQueries({ queryKey: shopCategoriesQuery.queryKey });
    setBegun((times) => times + 1);
  };
  return <CategoryForm key={begun} saved={data} onReload={() => void reload()} />;
}
