import type { Cents } from './money.ts';

export const waitReasons = ['first_listing', 'flagged_words', 'low_price'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** The operator's rules; off by default. */
export type ReviewRules = {
  reviewFirstListing: boolean;
  flaggedWords: readonly string[];
  /** Percent of the category's median price; 0 for none. */
  lowPricePercent: number;
};

export const defaultReviewRules: ReviewRules = { reviewFirstListing: false, flaggedWords: [], lowPricePercent: 0 };

export const MAX_FLAGGED_WORDS = 200;

/** For a category's median price. */
export const LEAST_FOR_MEDIAN = 5;

/** The public texts of a listing that the seller wrote. */
export type ReviewedTexts = {
  title: string;
  description: string;
  defects: string | null;
  condition: string;
  location: string;
  seller_name: string;
};

/** Returns all texts in which flagged words count. */
export const reviewedText = ({ title, description, defects, condition, location, seller_name }: ReviewedTexts) =>
  [title, description, defects ?? '', condition, location, seller_name].join(' ');

/** Lower case, without accents and unseen characters, single spaces between words. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Finds whole words and phrases, ignoring case and accents. */
export function findFlaggedWords(text: string, words: readonly string[]): string[] {
  const searched = plain(text);
  return words.filter((word) => plain(word).trim() !== '' && searched.includes(plain(word)));
}

/** Whether a price is below a percentage of the median. */
export const isFarBelow = (price: Cents, median: Cents | undefined, percent: number): boolean =>
  median !== undefined && percent > 0 && price * 100 < median * percent;
