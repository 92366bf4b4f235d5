import { withoutDirectionControls } from '../../domain/clean-text.ts';
import { CODE_DIGITS, MOST_ADDRESS_LETTERS } from '../../domain/fulfillment.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { handoverRefusals } from '../../words/refusals/handover.ts';
import { call } from '../call.ts';
import { hasInk, idParams, storable } from '../fields.ts';
import { moved, parties, time } from '../fulfillment.ts';
import { z } from '../zod.ts';

const code = z
  .string({ error: issueMessage(handoverRefusals.codeForm({ digits: CODE_DIGITS })) })
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), issueMessage(handoverRefusals.codeForm({ digits: CODE_DIGITS }))),
  );

export const handoverCalls = {
  setHandoverAddress: call({
    route: 'PUT /fulfillments/:id/address',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Where the handover is: from the seller for a pickup, else from the buyer.',
    params: idParams,
    body: z.object({
      address: z
        .string({ error: issueMessage(fieldRefusals.addressNeeded()) })
        .refine(storable, issueMessage(fieldRefusals.notStorable()))
        .overwrite(withoutDirectionControls)
        .trim()
        .refine(hasInk, issueMessage(fieldRefusals.addressNeeded()))
        .max(MOST_ADDRESS_LETTERS, issueMessage(handoverRefusals.addressTooLong({ most: MOST_ADDRESS_LETTERS }))),
    }),
    answer: z.object({ address: z.string() }),
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict'],
  }),
  getHandoverCode: call({
    route: 'GET /fulfillments/:id/code',
    who: 'signedIn',
    summary: 'The code that the buyer shows at the handover.',
    params: idParams,
    answer: z.object({ code: z.string() }),
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict'],
  }),
  getHandoverChallenge: call({
    route: 'GET /fulfillments/:id/challenge',
    who: 'signedIn',
    summary: 'What the seller’s device keeps to check the code without a connection, once a time is agreed on.',
    params: idParams,
    answer: z.object({
      salt: z.string(),
      rounds: z.number().int(),
      /** Ten bits of PBKDF2 (SHA-256) of the code. */
      check: z.number().int(),
      /** Signed time; sent with a handover that was recorded later. */
      challenge: z.string(),
    }),
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict'],
  }),
  handOver: call({
    route: 'POST /fulfillments/:id/handover',
    who: 'signedIn',
    movesMoney: true,
    summary: 'The seller types the buyer’s code: the listing was handed over. A code works once.',
    params: idParams,
    body: z
      .object({
        code,
        /** Time and challenge of a handover without a connection. It can be sent again. */
        handedOverAt: time(issueMessage(handoverRefusals.unreadableTime())).optional(),
        challenge: z
          .string({ error: issueMessage(handoverRefusals.unreadableChallenge()) })
          .max(200, issueMessage(handoverRefusals.unreadableChallenge()))
          .optional(),
      })
      .refine(({ handedOverAt, challenge }) => handedOverAt === undefined || challenge !== undefined, {
        path: ['handedOverAt'],
        message: issueMessage(handoverRefusals.timeWithoutChallenge()),
      }),
    answer: moved,
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict', 'too_many_requests'],
  }),
};
