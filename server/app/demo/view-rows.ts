import { dayOf } from '../../../shared/domain/period.ts';
import { nameId } from './name-id.ts';

/** People a day who look at a piece on its best days; an advertised one is seen by more. */
const MOST = 14;
const MOST_ADVERTISED = 30;
const DAY = 24 * 3_600_000;

type Piece = { id: string; seller_id: string; advertised: boolean; state: string; created_at: Date; updated_at: Date };

/**
 * How many people looked at a piece of the demo on each of its days: the same on every machine, most when it is new,
 * none after its sale.
 */
export function viewRows({ id, seller_id, advertised, state, created_at, updated_at }: Piece, now: Date) {
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

/** A number from 0 to 1 that is always the same for a name. */
const chance = (name: string): number => Number.parseInt(nameId(`chance ${name}`).slice(0, 6), 16) / 0xffffff;
