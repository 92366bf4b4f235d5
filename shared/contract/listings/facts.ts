import { MAX_SIDE, MIN_SIDE } from '../../domain/dimensions.ts';
import { colours, MAX_COLOURS, MAX_MATERIALS, materials, styles } from '../../domain/traits.ts';
import { sentPlace } from '../places.ts';
import { z } from '../zod.ts';

const side = z
  .number({ error: 'Write a length in millimeters.' })
  .int('A length is a whole number of millimeters.')
  .min(MIN_SIDE, 'A side is at least 1 cm.')
  .max(MAX_SIDE, 'A side is at most 10 m.');

const someOf = <const T extends readonly [string, ...string[]]>(words: T, most: number, label: string) =>
  z
    .array(z.enum(words, { error: `Choose the ${label} from the list.` }))
    .max(words.length)
    .transform((chosen) => [...new Set(chosen)])
    .refine((chosen) => chosen.length <= most, `Choose up to ${most} ${label}.`);

/** For search, beyond the specification; null clears one. */
export const facts = {
  colours: someOf(colours, MAX_COLOURS, 'colors').optional(),
  materials: someOf(materials, MAX_MATERIALS, 'materials').optional(),
  style: z.enum(styles, { error: 'Choose the style from the list.' }).nullable().optional(),
  widthMm: side.nullable().optional(),
  depthMm: side.nullable().optional(),
  heightMm: side.nullable().optional(),
  /** The exact position is never published. */
  place: sentPlace.nullable().optional(),
};
