import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Offer } from '../../../shared/contract/offers.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { RowsLoading } from '../../ui/list/rows-loading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Section } from '../../ui/section.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { offersQuery } from './offer-queries.ts';
import { OfferRow } from './offer-row.tsx';

/** Rows of earlier offers at once. */
const PART = 10;

/** Made and received; open ones first. */
export function OffersList() {
  const { data: offers, error, isFetching, refetch } = useQuery(offersQuery());
  const [shown, setShown] = useState(PART);
  const place = useFocusStays<HTMLDivElement>();
  const texts = words.offers;
  if (!offers)
    return error ? <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} /> : <RowsLoading />;
  if (offers.length === 0)
    return (
      <EmptyState text={texts.none} hint={texts.noneHint}>
        <LinkButton to="/">{texts.browse}</LinkButton>
      </EmptyState>
    );
  const isOpen = ({ state, holdUntil }: Offer) => state === 'open' || holdUntil !== undefined;
  const open = offers.filter(isOpen);
  const past = offers.filter((offer) => !isOpen(offer));
  return (
    <div {...place} className="grid gap-12 outline-none">
      <Section title={texts.listOpen}>
        {open.length > 0 ? <Rows offers={open} /> : <p className="text-muted">{texts.noneOpen}</p>}
      </Section>
      {past.length > 0 ? (
        <Section title={texts.listPast}>
          <Rows offers={past.slice(0, shown)} />
          <Pager more={past.length > shown} busy={false} onMore={() => setShown(shown + PART)} />
        </Section>
      ) : null}
    </div>
  );
}

function Rows({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className="grid gap-3">
      {offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}
