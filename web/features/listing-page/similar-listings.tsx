import { useQuery } from '@tanstack/react-query';
import { words } from '../../words.ts';
import { ListingGrid } from '../listings/listing-grid.tsx';
import { refetchAfterError } from '../listings/listing-queries.ts';
import { DetailWindow } from './detail-window.tsx';
import { similarQuery } from './similar-query.ts';

export function SimilarListings({ id }: { id: string }) {
  const { data: similar = [] } = useQuery({ ...similarQuery(id), ...refetchAfterError });
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="pt-16">
      <h2 id="similar" className="pb-6 text-3xl">
        {words.listingPage.similar}
      </h2>
      <ListingGrid listings={similar} oneRow />
      <DetailWindow known={similar} />
    </section>
  );
}
