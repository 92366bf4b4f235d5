import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { accountCan } from '../../../shared/domain/account.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { CategorySection } from '../../features/settings/category-form.tsx';
import { shopCategoriesQuery } from '../../features/settings/category-query.ts';
import { HomeSection } from '../../features/settings/home-form.tsx';
import { homePageQuery, standardTextsQuery } from '../../features/settings/home-queries.ts';
import { SettingsForm } from '../../features/settings/settings-form.tsx';
import { shopSettingsQuery } from '../../features/settings/settings-query.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { PageContents } from '../../ui/page-contents.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SheetLoading } from '../../ui/sheet-loading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/settings')({
  head: titledHead('settings'),
  loader: async ({ context }) => {
    if (!accountCan.administer(context.account)) return;
    const { queryClient } = context;
    await Promise.all([
      queryClient.fetchQuery(shopSettingsQuery),
      queryClient.fetchQuery(homePageQuery),
      queryClient.ensureQueryData(standardTextsQuery),
      queryClient.fetchQuery(shopCategoriesQuery),
    ]);
  },
  pendingComponent: SheetLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Settings /> : <AdminsOnly />;
}

const contents = () => {
  const { identity, contact, pictures, colors, languages, market, limits, review } = words.settings;
  const ofForm = Object.entries({ name: identity, contact, pictures, colors, languages, market, limits, review });
  const rest = { home: words.homeSettings.title, categories: words.categorySettings.title };
  return [...ofForm, ...Object.entries(rest)].map(([id, title]) => ({ id, title }));
};

function Settings() {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(shopSettingsQuery);
  const [begun, setBegun] = useState(0);
  const reload = async () => {
    await queryClient.refetchQueries({ queryKey: shopSettingsQuery.queryKey });
    setBegun((times) => times + 1);
  };
  return (
    <>
      <PageHeading title={words.titles.settings} lede={words.settings.lede} />
      <PageContents label={words.settings.contents} entries={contents()} isAlwaysAbove />
      <SettingsForm key={begun} saved={data} onReload={() => void reload()} />
      <HomeSection />
      <CategorySection />
    </>
  );
}
