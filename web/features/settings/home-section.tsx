import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HomeForm } from './home-form.tsx';
import { homePageQuery, standardTextsQuery } from './home-queries.ts';

/** Where an admin decides about the home page. */
export function HomeSection() {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(homePageQuery);
  const { data: standard } = useSuspenseQuery(standardTextsQuery);
  const [begun, setBegun] = useState(0);
  const reload = async () => {
    await queryClient.refetchQueries({ queryKey: homePageQuery.queryKey });
    setBegun((times) => times + 1);
  };
  return <HomeForm key={begun} saved={data} standard={standard} onReload={() => void reload()} />;
}
