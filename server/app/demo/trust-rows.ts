import type { Insertable } from 'kysely';
import { REVIEW_DAYS, type ReviewTag, reviewUntil } from '../../../shared/domain/review.ts';
import type { Schema } from '../../platform/db/database-schema.ts';
import { type HiddenListing, hiddenListings } from './catalogue/hidden-listings.ts';
import { nameId } from './name-id.ts';
import type { SeedRows } from './seed-store.ts';

type ReviewTexts = { stars: number; text: string; tags?: ReviewTag[]; reply?: string };

const HOUR_MS = 3_600_000;

/** By the slug of a sold listing. One sale is left for visitors to review. */
const reviewTexts: Record<string, { buyer: ReviewTexts; seller?: ReviewTexts }> = {
  'white-spindle-twin-bed': {
    buyer: {
      stars: 5,
      text: 'Exactly as in the photos, and Marta had already taken it apart and numbered the slats.',
      tags: ['as_described', 'friendly'],
      reply: 'Thank you, Priya. I hope your daughter sleeps well in it.',
    },
    seller: { stars: 5, text: 'On time and careful on the stairs.', tags: ['on_time', 'friendly'] },
  },
  'cane-dining-chairs-four': {
    buyer: {
      stars: 4,
      text: 'Lovely chairs. One seat sags a little more than I expected, but Inés had written about it.',
      tags: ['as_described'],
    },
    seller: { stars: 5, text: 'Quick answers, and he brought blankets for the car.', tags: ['friendly'] },
  },
  'mahogany-tallboy': {
    buyer: {
      stars: 5,
      text: 'A serious tallboy. They helped to load it and showed me how the top drawer unlocks.',
      tags: ['good_condition', 'friendly'],
    },
  },
  'campaign-flip-top-vanity': {
    buyer: {
      stars: 3,
      text: 'The mirror has more spots than the photos show. Friendly handover, but twenty minutes late.',
      tags: ['friendly'],
      reply: 'Fair. I have added a photo in daylight to my other listings.',
    },
    seller: { stars: 4, text: 'Patient about the wait.', tags: ['friendly'] },
  },
  'teak-frame-sofa': {
    buyer: {
      stars: 5,
      text: 'New cushions, old frame, no surprises.',
      tags: ['as_described', 'good_condition', 'on_time'],
    },
    seller: { stars: 5, text: '' },
  },
};

type Sale = Insertable<Schema['fulfillments']>;

type TrustRows = Required<Pick<SeedRows, 'reviews' | 'cases' | 'reports'>>;

/** Returns reviews of the demo's sales, and cases: open, decided and appealed. */
export function trustRows(sales: readonly Sale[], now: Date): TrustRows {
  const reviews = sales.flatMap((sale) => {
    const about = Object.entries(reviewTexts).find(([slug]) => nameId(`listing ${slug}`) === sale.listing_id)?.[1];
    return about ? reviewsOf(sale, about) : [];
  });
  const harsh = reviews.filter(({ stars }) => stars === 3);
  const reported = [
    ...hiddenListings.map((listing) => decidedRows(listing, now)),
    reportRows({ kind: 'listing', target: LOVESEAT, subject: 'odell@settee.test', by: 'theo@settee.test' }, REPLICA),
    ...harsh.map(({ id }) =>
      reportRows({ kind: 'review', target: id, subject: 'buyer@settee.test', by: 'odell@settee.test' }, UNFAIR),
    ),
  ];
  return { reviews, cases: reported.map((one) => one.row), reports: reported.map((one) => one.report) };
}

const LOVESEAT = nameId('listing cognac-leather-loveseat');
const REPLICA = 'The text says leather, but the close-up looks like a coated fabric.';
const UNFAIR = 'I was ten minutes late, not twenty, and the spots are in the second photo.';

type Reported = { kind: 'listing' | 'review'; target: string; subject: string; by: string };

/** The case of a listing that the admin hid. */
function decidedRows({ slug, seller, report, reason, hiddenHours, appeal }: HiddenListing, now: Date) {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const about = { kind: 'listing', target: nameId(`listing ${slug}`), subject: seller, by: report.by } as const;
  const { row, report: reportRow } = reportRows(about, report.text);
  const decided = {
    state: appeal ? ('appealed' as const) : ('decided' as const),
    action: 'hide' as const,
    reason,
    decided_by: nameId('account admin@settee.test'),
    decided_at: ago(hiddenHours),
    appeal_text: appeal ?? null,
    appealed_at: appeal ? ago(hiddenHours / 2) : null,
    created_at: ago(hiddenHours + 5),
  };
  return { row: { ...row, ...decided }, report: { ...reportRow, created_at: decided.created_at } };
}

function reportRows({ kind, target, subject, by }: Reported, text: string) {
  const id = nameId(`case ${kind} ${target}`);
  return {
    row: { id, kind, target_id: target, subject_id: nameId(`account ${subject}`) },
    report: {
      id: nameId(`report ${id}`),
      case_id: id,
      reason: 'misleading' as const,
      text,
      reporter_id: nameId(`account ${by}`),
      language: 'en' as const,
    },
  };
}

function reviewsOf(sale: Sale, { buyer, seller }: { buyer: ReviewTexts; seller?: ReviewTexts }) {
  const completed = new Date(sale.completed_at ?? 0);
  const sides = [
    { role: 'buyer' as const, writer: sale.buyer_id, about: sale.seller_id, what: buyer },
    ...(seller ? [{ role: 'seller' as const, writer: sale.seller_id, about: sale.buyer_id, what: seller }] : []),
  ];
  // A single review is shown when the time for the second one is over.
  const shownFrom = seller
    ? new Date(completed.getTime() + 2 * HOUR_MS)
    : reviewUntil(completed, REVIEW_DAYS * 24 * 3600);
  return sides.map(({ role, writer, about, what }, index) => ({
    id: nameId(`review ${role} ${sale.id}`),
    fulfillment_id: sale.id,
    writer_id: writer,
    about_id: about,
    writer_role: role,
    stars: what.stars,
    text: what.text,
    tags: what.tags ?? [],
    hidden_at: null,
    reply: what.reply ?? null,
    replied_at: what.reply ? new Date(completed.getTime() + 3 * HOUR_MS) : null,
    shown_from: shownFrom,
    told_at: shownFrom,
    created_at: new Date(completed.getTime() + (index + 1) * HOUR_MS),
  }));
}
