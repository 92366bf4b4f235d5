import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { isNotFound } from '../../platform/or-not-found.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { publishFoot } from '../../ui/publish-foot.ts';
import { words } from '../../words.ts';
import { deletePhotos } from '../images/device-photos.ts';
import { listingQuery } from '../listings/listing-queries.ts';
import { ListingThumbnail } from '../listings/listing-thumbnail.tsx';
import { Composer } from './composer.tsx';
import { conversationsAboutQuery, conversationsKey } from './conversation-queries.ts';
import { QuickReplies } from './quick-replies.tsx';
import { createRepeatId } from './repeat-id.ts';
import { BackLink } from './thread-header.tsx';
import { ThreadLoading } from './thread-loading.tsx';
import { type Typed, useComposer } from './use-composer.ts';

/** First message about a listing. An existing conversation is continued. */
export function NewConversation({ listingId, account }: { listingId: string; account: SessionAccount }) {
  const known = useQuery(conversationsAboutQuery(listingId));
  const found = useQuery(listingQuery(listingId, account.id));
  const own = known.data?.items.find(({ role }) => role === 'buyer');
  if (own) return <Navigate to="/messages/$" params={{ _splat: own.id }} replace />;
  const error = found.error ?? known.error;
  if (error && !isNotFound(error))
    return (
      <div className="p-4">
        <BackLink />
        <LoadFailed
          error={error}
          busy={found.isFetching || known.isFetching}
          onRetry={() => void Promise.all([found.refetch(), known.refetch()])}
        />
      </div>
    );
  if (!error && !(found.data && known.data)) return <ThreadLoading />;
  const listing = found.data?.available ? found.data : undefined;
  const isOwn = listing?.sellerEmail === account.email;
  if (listing && !isOwn) return <FirstMessage listing={listing} account={account} />;
  return (
    <div className="grid content-start justify-items-start gap-4 p-4">
      <BackLink />
      <h1 tabIndex={-1} className="text-3xl">
        {words.conversations.newTitle}
      </h1>
      <Notice kind="info">{isOwn ? words.conversations.ownListing : words.conversations.goneListing}</Notice>
      <LinkButton to="/messages/$" params={{ _splat: '' }} kind="secondary">
        {words.conversations.toMessages}
      </LinkButton>
    </div>
  );
}

function FirstMessage({ listing, account }: { listing: Listing; account: SessionAccount }) {
  const texts = words.conversations;
  const name = listing.accountName ?? listing.sellerName;
  const composer = useComposer(account.id, `new-${listing.id}`);
  const area = useRef<{ focus: () => void }>(null);
  const [idOf] = useState(createRepeatId);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const start = useMutation({
    mutationFn: ({ text, images: photos }: Typed) => {
      const images = photos.flatMap(({ url }) => url ?? []);
      return getApi().startConversation({
        body: {
          listingId: listing.id,
          text,
          clientId: idOf({ text, images }),
          ...(images.length > 0 ? { images } : {}),
        },
      });
    },
    onSuccess: async ({ id }, { images }) => {
      composer.clear();
      void deletePhotos(images.flatMap(({ key }) => key ?? []));
      await cache.invalidateQueries({ queryKey: conversationsKey, refetchType: 'none' });
      await navigate({ to: '/messages/$', params: { _splat: id }, replace: true });
    },
  });
  useEffect(() => area.current?.focus(), []);
  const refused = start.error instanceof ApiError ? (start.error.fields.text ?? start.error.fields.images) : undefined;
  return (
    <>
      <header className="grid gap-2 border-line border-b bg-paper px-4 pt-2 pb-3 low:gap-0 low:py-0.5">
        <div className="flex min-h-11 items-center gap-1">
          <BackLink />
          <h1 dir="auto" tabIndex={-1} className="min-w-0 grow truncate font-medium font-sans text-lg">
            {texts.newTo(name)}
          </h1>
        </div>
        <div className="flex items-center gap-3">
          <ListingThumbnail image={listing.image} className="size-14 low:hidden" />
          <p className="grid min-w-0 gap-0.5 low:flex low:gap-2">
            <span dir="auto" className="truncate font-medium">
              {listing.title}
            </span>
            <span className="price font-display text-lg leading-tight">{showPrice(listing.price)}</span>
          </p>
        </div>
      </header>
      <div className="grid grow content-end overflow-y-auto p-4">
        <p className="mx-auto max-w-prose text-balance text-center text-muted">{texts.newHint}</p>
      </div>
      <div
        ref={publishFoot}
        className="grid gap-2 border-line border-t bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] low:pt-1 low:pb-[max(0.25rem,env(safe-area-inset-bottom))]"
      >
        {start.error ? (
          <Notice kind="error">
            <p className="font-medium">{texts.notStarted}</p>
            <p>{refused ?? errorMessage(start.error)}</p>
          </Notice>
        ) : null}
        {composer.text === '' ? (
          <QuickReplies
            onChoose={(text) => {
              composer.write(text);
              area.current?.focus();
            }}
          />
        ) : null}
        <Composer
          ref={area}
          composer={composer}
          otherName={name}
          busy={start.isPending}
          onSend={(message) => start.mutate(message)}
        />
      </div>
    </>
  );
}
