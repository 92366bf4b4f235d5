import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { type ListingState, listingCan } from '../../../shared/domain/listing.ts';
import type { AdminListingState } from '../../../shared/domain/moderation.ts';
import { PersonLink } from '../../features/accounts/person-link.tsx';
import { ActsTable } from '../../features/admin/acts-table.tsx';
import { actsQuery, anyListingQuery } from '../../features/admin/admin-queries.ts';
import { listingActs } from '../../features/admin/listing-acts.ts';
import { ListingStateBadge } from '../../features/admin/listing-state-badge.tsx';
import { useAdminActs } from '../../features/admin/use-admin-acts.tsx';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { categoryName } from '../../platform/i18n/shown-names.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { BackToList } from '../../ui/list/back-to-list.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { ObstacleHint } from '../../ui/obstacle-hint.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/listings/$id')({
  head: titledHead('anyListing'),
  loader: async ({ context: { account, queryClient }, params: { id } }) => {
    if (!accountCan.administer(account)) return;
    await orNotFound(queryClient.fetchQuery(anyListingQuery(id)));
    await queryClient.ensureInfiniteQueryData(actsQuery(id));
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <AnyListing admin={account} /> : <AdminsOnly />;
}

function AnyListing({ admin }: { admin: { id: string } }) {
  const { id } = Route.useParams();
  const { data: listing } = useSuspenseQuery(anyListingQuery(id));
  const history = useSuspenseInfiniteQuery(actsQuery(id));
  const acts = history.data.pages.flatMap(({ items }) => items);
  const buttons = useAdminActs(listing.id, listingActs(listing, admin));
  const { state, sellerId } = listing;
  const subject = { state: ruledState(state), advertised: false, sellerId };
  return (
    <>
      <PageHeading
        title={listing.title}
        back={<BackToList to="/dashboard/admin/listings">{words.moderation.allListings}</BackToList>}
        eyebrow={words.titles.anyListing}
        lede={categoryName(listing.category)}
      />
      <div className="grid gap-12">
        <div className="grid gap-8 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <Picture src={listing.image} alt={listing.title} sizes="20rem" className="aspect-4/3 w-full rounded-card" />
          <div className="grid content-start gap-6">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3 [&_dt]:text-muted">
              <dt>{words.moderation.state}</dt>
              <dd className="justify-self-start">
                <ListingStateBadge listing={listing} />
              </dd>
              <dt>{words.moderation.price}</dt>
              <dd className="price text-xl">{showPrice(listing.price)}</dd>
              <dt>{words.moderation.seller}</dt>
              <dd className="justify-self-start [&_span]:text-start">
                <PersonLink id={sellerId} name={listing.sellerName} email={listing.sellerEmail} />
              </dd>
              <dt>{words.moderation.listed}</dt>
              <dd>{showDate(listing.createdAt)}</dd>
            </dl>
            <div className="flex flex-wrap gap-3">
              {state === 'removed' ? null : (
                <LinkButton kind="secondary" to="/furniture/$id" params={{ id }}>
                  {words.moderation.seePublic}
                </LinkButton>
              )}
              {listingCan.change(subject, { id: admin.id, type: 'admin' }) ? (
                <LinkButton kind="secondary" to="/dashboard/edit/$id" params={{ id }}>
                  {words.titles.editProduct}
                </LinkButton>
              ) : null}
              {buttons}
            </div>
            {listing.obstacle ? <ObstacleHint obstacle={listing.obstacle} /> : null}
            {state === 'held' ? <p className="max-w-prose text-muted">{words.moderation.heldText}</p> : null}
          </div>
        </div>
        <Section title={words.moderation.history}>
          {acts.length === 0 ? (
            <p className="text-muted">{words.moderation.noHistory}</p>
          ) : (
            <ActsTable caption={words.moderation.history} rows={acts} />
          )}
          <ListEnd list={history} />
        </Section>
      </div>
    </>
  );
}

/** A removed listing cannot be changed; a waiting one is like one on sale. */
const ruledState = (state: AdminListingState): ListingState =>
  state === 'removed' ? 'sold' : state === 'waiting' ? 'available' : state;
