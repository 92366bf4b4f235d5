import { onOneLine } from '../domain/clean-text.ts';
import { MAX_PLACE_SEARCH } from '../domain/place.ts';
import { issueMessage } from '../words/issue-message.ts';
import { refusalForPrograms } from '../words/refusal.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { placeRefusals } from '../words/refusals/places.ts';
import { call } from './call.ts';
import { line, storable } from './fields.ts';
import { z } from './zod.ts';

const degrees = (most: number, label: string) =>
  z
    .number({ error: issueMessage(refusalForPrograms(`${label} is needed, in degrees.`)) })
    .min(-most, issueMessage(refusalForPrograms(`${label} is from ${-most} to ${most} degrees.`)))
    .max(most, issueMessage(refusalForPrograms(`${label} is from ${-most} to ${most} degrees.`)));

/** Position in degrees; `country` is an ISO 3166 two-letter code. */
export const place = z.object({
  name: z.string(),
  region: z.string(),
  country: z.string(),
  latitude: degrees(90, 'Latitude'),
  longitude: degrees(180, 'Longitude'),
});

const MOST_REGION = 80;

/** A place that a person sends, in names that can be shown. */
export const sentPlace = place.extend({
  name: line(80, 'town'),
  // The field is the whole place, so each message names its part.
  region: z
    .string({ error: issueMessage(placeRefusals.regionNeeded()) })
    .refine(storable, issueMessage(fieldRefusals.notStorable()))
    .overwrite(onOneLine)
    .trim()
    .max(MOST_REGION, issueMessage(placeRefusals.regionTooLong({ most: MOST_REGION }))),
  country: z
    .string({ error: issueMessage(placeRefusals.countryForm()) })
    .regex(/^[A-Z]{2}$/, issueMessage(placeRefusals.countryForm())),
});

export const placeCalls = {
  listPlaces: call({
    route: 'GET /places',
    who: 'anyone',
    seldom: true,
    summary: 'Towns whose name begins like this, the largest first; `Portland, Or` narrows by region or country.',
    query: z.object({
      q: z.string().max(MAX_PLACE_SEARCH),
      limit: z.coerce.number().int().min(1).max(20).optional(),
    }),
    answer: z.array(place),
    statuses: [200],
    errors: ['invalid_input'],
  }),
};
