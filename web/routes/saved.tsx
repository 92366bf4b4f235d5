import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { DetailWindow } from '../features/listing-page/detail-window.tsx';
import { ListingGrid } from '../features/listings/listing-grid.tsx';
import { listingsByIdQuery } from '../features/listings/listings-by-id.ts';
import { privateHead } from '../features/seo/page-head.ts';
import { deviceSaved, subscribeToDevice } from '../features/wishlist/device-saved.ts';
import { useSavedCount } from '../features/wishlist/saved-store.ts';
import { useSession } from '../platform/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadingText } from '../ui/loading-text.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { words } from '../words.ts';

export const Route = createFileRoute('/saved')({
  head: () => privateHead(words.titles.saved),
  component: Page,
});

function Page() {
  const { status } = useSession();
  return (
    // As high as the wishlist that replaces it, so that the footer stays.
    <div className="frame min-h-dvh">
      {status === 'signed-in' ? <Navigate to="/dashboard/my-orders" replace /> : null}
      {status === 'signed-out' ? <OnDevice /> : <PageHeading title={words.titles.saved} />}
    </div>
  );
}

function OnDevice() {
  useSavedCount();
  const joined = useSyncExternalStore(
    subscribeToDevice,
    () => deviceSaved().join(),
    () => '',
  );
  const ids = joined === '' ? [] : joined.split(',');
  const found = useQuery({ ...listingsByIdQuery(useQueryClient(), ids), placeholderData: keepPreviousData });
  const listings = (found.data ?? []).filter(({ id }) => ids.includes(id));
  if (ids.length === 0)
    return (
      <>
        <PageHeading title={words.titles.saved} />
        <EmptyState text={words.saved.none} hint={words.saved.noneHint}>
          <LinkButton to="/">{words.saved.browse}</LinkButton>
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeading title={words.titles.saved} lede={words.saved.lede}>
        <LinkButton to="/login" search={{ from: '/saved' }}>
          {words.nav.login}
        </LinkButton>
      </PageHeading>
      {listings.length > 0 ? <ListingGrid listings={listings} /> : null}
      {found.isPending ? <LoadingText /> : null}
      <DetailWindow known={listings} />
    </>
  );
}
