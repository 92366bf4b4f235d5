import { MAX_SIDE, MIN_SIDE } from '../../domain/dimensions.ts';
import { MOST_DEFECTS_LETTERS } from '../../domain/listing.ts';
import { colours, MAX_COLOURS, MAX_MATERIALS, materials, styles } from '../../domain/traits.ts';
import { issueMessage } from '../../words/issue-message.ts';
import type { Refusal } from '../../words/refusal.ts';
import { labelRefusals } from '../../words/refusals/labels.ts';
import { listingRefusals } from '../../words/refusals/listings.ts';
import { optionalText } from '../fields.ts';
import { sentPlace } from '../places.ts';
import { z } from '../zod.ts';

const side = z
  .number({ error: issueMessage(listingRefusals.lengthNeeded()) })
  .int(issueMessage(listingRefusals.lengthWhole()))
  .min(MIN_SIDE, issueMessage(listingRefusals.sideTooShort()))
  .max(MAX_SIDE, issueMessage(listingRefusals.sideTooLong()));

const someOf = <const T extends readonly [string, ...string[]]>(
  words: T,
  most: number,
  refused: { choice: Refusal; tooMany: Refusal },
) =>
  z
    .array(z.enum(words, { error: issueMessage(refused.choice) }))
    .max(words.length)
    .transform((chosen) => [...new Set(chosen)])
    .refine((chosen) => chosen.length <= most, issueMessage(refused.tooMany));

const refusedColors = {
  choice: listingRefusals.colorChoice(),
  tooMany: listingRefusals.tooManyColors({ most: MAX_COLOURS }),
};
const refusedMaterials = {
  choice: listingRefusals.materialChoice(),
  tooMany: listingRefusals.tooManyMaterials({ most: MAX_MATERIALS }),
};

/** Beyond the specification; null clears one. */
export const facts = {
  /** Worn or broken, in the seller's words. */
  defects: optionalText(MOST_DEFECTS_LETTERS, labelRefusals.defectsTooLong({ most: MOST_DEFECTS_LETTERS }))
    .nullable()
    .optional(),
  colours: someOf(colours, MAX_COLOURS, refusedColors).optional(),
  materials: someOf(materials, MAX_MATERIALS, refusedMaterials).optional(),
  style: z
    .enum(styles, { error: issueMessage(listingRefusals.styleChoice()) })
    .nullable()
    .optional(),
  widthMm: side.nullable().optional(),
  depthMm: side.nullable().optional(),
  heightMm: side.nullable().optional(),
  /** The exact position is never published. */
  place: sentPlace.nullable().optional(),
};
