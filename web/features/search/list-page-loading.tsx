import { HeadingLoading } from '../../ui/heading-loading.tsx';
import { CardsLoading } from '../listings/cards-loading.tsx';

/** Skeleton of a list page, with 'Loading...' (spec §2). */
export const ListPageLoading = () => (
  <div className="frame min-h-dvh pb-24">
    <HeadingLoading />
    <div className="lg:ms-70 xl:ms-80">
      <CardsLoading />
    </div>
  </div>
);
