import { dayOf } from '../../../shared/domain/period.ts';
import { nameId } from './name-id.ts';

/** Views on a listing's best days; advertised ones get more. */
const MOST = 14;
const MOST_ADVERTISED = 30;
const DAY = 24 * 3_600_000;

type Listing = {
  id: string;
  seller_id: string;
  advertised: boolean;
  state: string;
  created_at: Date;
  updated_at: Date;
};

/** Returns the deterministic daily views of a demo listing. */
export function viewRows({ id, seller_id, advertised, state, created_at, updated_at }: Listing, now: Date) {
  const end = state === 'sold' ? updated_at : now;
  const days = Math.floor((end.getTime() - created_at.getTime()) / DAY) + 1;
  const most = advertised ? MOST_ADVERTISED : MOST;
  return Array.from({ length: days }, (_, age) => {
    const novelty = 0.35 + 0.65 * Math.exp(-age / 5);
    return {
      listing_id: id,
      seller_id,
      day: dayOf(created_at, -age),
      views: 1 + Math.floor(most * novelty * chance(`${id} ${age}`)),
    };
  });
}

const chance = (name: string): number => Number.parseInt(nameId(`chance ${name}`).slice(0, 6), 16) / 0xffffff;
