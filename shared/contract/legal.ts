import { z } from 'zod';
import { withoutDirectionControls } from '../domain/clean-text.ts';
import { languages } from '../domain/language.ts';
import {
  hasTooManyMarks,
  hasTooManyRules,
  isNestedTooDeep,
  LEGAL_MAX,
  legalDocuments,
  MARKS_MAX,
  RULES_MAX,
} from '../domain/legal.ts';
import { issueMessage } from '../words/issue-message.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { labelRefusals } from '../words/refusals/labels.ts';
import { legalRefusals } from '../words/refusals/legal.ts';
import { call } from './call.ts';
import { acknowledged, storable } from './fields.ts';

const version = z.coerce.number(issueMessage(legalRefusals.versionForm())).int().min(1).max(1_000_000);
const documentParams = z.object({ document: z.enum(legalDocuments) });

const span = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  /** http, https or mailto. */
  href: z.string().optional(),
});

/** Consecutive bullets or steps of one depth form a list. */
const legalBlock = z.object({
  kind: z.enum(['heading', 'subheading', 'paragraph', 'bullet', 'step', 'quote', 'code', 'rule']),
  depth: z.number().optional(),
  spans: z.array(span),
});
export type LegalBlock = z.output<typeof legalBlock>;

const published = z.object({ version: z.number(), publishedAt: z.iso.datetime() });

const legalPage = published.extend({
  document: z.enum(legalDocuments),
  language: z.enum(languages),
  blocks: z.array(legalBlock),
  /** No placeholders are left. */
  filledIn: z.boolean(),
  versions: z.array(published),
});
export type LegalPage = z.output<typeof legalPage>;

/** Markdown; empty in a language that is not offered. */
const body = z
  .string({ error: issueMessage(legalRefusals.textNeeded()) })
  .refine(storable, issueMessage(fieldRefusals.notStorable()))
  .overwrite(withoutDirectionControls)
  .max(LEGAL_MAX, issueMessage(labelRefusals.textTooLong({ most: LEGAL_MAX })))
  .refine((text) => !isNestedTooDeep(text), issueMessage(legalRefusals.nestedTooDeep()))
  .refine((text) => !hasTooManyMarks(text), issueMessage(legalRefusals.tooManyMarks({ most: MARKS_MAX })))
  .refine((text) => !hasTooManyRules(text), issueMessage(legalRefusals.tooManyRules({ most: RULES_MAX })));
const texts = z.object({ en: body, de: body, es: body });

const source = published.extend({ document: z.enum(legalDocuments), texts, versions: z.array(published) });
export type LegalSource = z.output<typeof source>;

const overview = published.extend({
  document: z.enum(legalDocuments),
  missing: z.array(z.object({ language: z.enum(languages), placeholders: z.array(z.string()) })),
});
export type LegalOverview = z.output<typeof overview>;

export const acceptedVersions = z.object({ terms: version, privacy: version });
export type AcceptedVersions = z.output<typeof acceptedVersions>;

const admins = ['not_signed_in', 'not_allowed', 'invalid_input'] as const;

export const legalCalls = {
  listLegal: call({
    route: 'GET /legal',
    who: 'anyone',
    forStrangers: 'kept',
    summary: 'The legal pages with their current version and unfilled placeholders.',
    answer: z.array(overview),
    statuses: [200],
    errors: [],
  }),
  getLegalPage: call({
    route: 'GET /legal/:document',
    who: 'anyone',
    forStrangers: 'kept',
    summary: 'A legal page in one language, as blocks to draw; an older version when one is asked for.',
    params: documentParams,
    query: z.object({ language: z.enum(languages).optional(), version: version.optional() }),
    answer: legalPage,
    statuses: [200],
    errors: ['not_found', 'invalid_input'],
  }),
  getLegalSource: call({
    route: 'GET /legal/:document/source',
    who: 'admin',
    summary: 'The current texts of a legal page as Markdown, in every language.',
    params: documentParams,
    answer: source,
    statuses: [200],
    errors: [...admins],
  }),
  previewLegal: call({
    route: 'POST /legal-preview',
    who: 'admin',
    summary: 'Renders Markdown as a legal page would show it, and names unfilled placeholders. Stores nothing.',
    body: z.object({ text: body }),
    answer: z.object({ blocks: z.array(legalBlock), placeholders: z.array(z.string()) }),
    statuses: [200],
    errors: [...admins],
  }),
  publishLegal: call({
    route: 'POST /legal/:document',
    who: 'admin',
    summary: 'Publishes a new version of a legal page, if nobody else has since the version that is sent.',
    params: documentParams,
    body: z.object({ version, ...texts.shape }),
    answer: source,
    statuses: [201],
    errors: [...admins, 'conflict'],
  }),
  getTermsToAccept: call({
    route: 'GET /account/terms',
    who: 'signedIn',
    summary: 'The version of the terms that this person has not accepted yet; nothing when they have.',
    answer: z.object({ toAccept: published.optional() }),
    statuses: [200],
    errors: ['not_signed_in'],
  }),
  acceptTerms: call({
    route: 'POST /account/terms',
    who: 'signedIn',
    summary: 'Accepts a published version of the terms; a repeat changes nothing.',
    body: z.object({ version }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'invalid_input'],
  }),
};
