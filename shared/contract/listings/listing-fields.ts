import { inPlainSigns } from '../../domain/clean-text.ts';
import { isPhoneNumber, plainPhone } from '../../domain/phone-number.ts';
import { MAX_PICTURES } from '../../domain/picture.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { labelRefusals } from '../../words/refusals/labels.ts';
import { listingRefusals } from '../../words/refusals/listings.ts';
import { line, readAsText } from '../fields.ts';
import { z } from '../zod.ts';

const photoNeeded = issueMessage(fieldRefusals.photoNeeded());

export const pictureUrl = z.string({ error: photoNeeded }).max(500).min(1, photoNeeded);

export const year = z
  .union([z.string(), readAsText], { error: issueMessage(labelRefusals.yearNeeded()) })
  .transform(String)
  .pipe(line(40, 'year').overwrite(inPlainSigns));

const phone = line(40, 'phone')
  .overwrite(plainPhone)
  .refine(isPhoneNumber, {
    error: issueMessage(fieldRefusals.phoneForm()),
    // An empty field has a message of its own.
    when: ({ issues }) => issues.length === 0,
  });
export const contact = { sellerName: line(80, 'name'), location: line(120, 'location'), phone };

export const pictureUrls = z
  .array(pictureUrl)
  .max(MAX_PICTURES, issueMessage(listingRefusals.tooManyPhotos({ most: MAX_PICTURES })));
