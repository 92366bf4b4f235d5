import { z } from 'zod';
import { MAX_TOLD_PICTURES } from '../domain/import-file.ts';
import { call } from './call.ts';
import { acknowledged, idParams, text } from './fields.ts';
import type { Ours } from './wire-names.ts';

/** An import and its progress. */
const importRun = z.object({
  _id: z.string(),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  isFinished: z.boolean(),
  total: z.number(),
  /** Rows imported; already imported; refused. The rest is pending. */
  listed: z.number(),
  known: z.number(),
  refused: z.number(),
});
export type ImportRun = Ours<typeof importRun>;

const refusedFile = z.object({
  fileName: z.string(),
  columns: z.array(z.string()),
  separator: z.enum([',', ';']),
  /** `row` as in a spreadsheet: the heading is row 1. */
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()), reasons: z.array(z.string()) })),
});
export type RefusedFile = z.output<typeof refusedFile>;

const importCheck = z.object({
  total: z.number(),
  /** Rows to import, and already imported. */
  good: z.number(),
  known: z.number(),
  refused: refusedFile,
});
export type ImportCheck = z.output<typeof importCheck>;

const common = ['not_signed_in', 'not_allowed'] as const;

export const importCalls = {
  createImport: call({
    route: 'POST /imports',
    who: 'seller',
    urgency: 'file',
    summary:
      'Takes a file of listings (CSV in UTF-8, comma or semicolon, up to 10,000 rows) as multipart field `file` and lists them one after the other.',
    multipart: 'file',
    answer: importRun,
    statuses: [201],
    errors: [
      ...common,
      'email_not_verified',
      'too_large',
      'unsupported_media_type',
      'unreadable_body',
      'invalid_input',
    ],
  }),
  checkImport: call({
    route: 'POST /import-check',
    who: 'seller',
    summary:
      'Says what would become of a file of listings and lists nothing. The field `pictures` names photos that will come along, one on a line.',
    multipart: 'file',
    answer: importCheck,
    statuses: [200],
    errors: [...common, 'too_large', 'unsupported_media_type', 'unreadable_body', 'invalid_input'],
  }),
  listImports: call({
    route: 'GET /imports',
    who: 'seller',
    summary: "The caller's 20 newest files of listings and how far they are.",
    answer: z.array(importRun).max(20),
    statuses: [200],
    errors: [...common],
  }),
  getImport: call({
    route: 'GET /imports/:id',
    who: 'seller',
    summary: 'How far a file of listings is.',
    params: idParams,
    answer: importRun,
    statuses: [200],
    errors: [...common, 'not_found'],
  }),
  getImportErrors: call({
    route: 'GET /imports/:id/errors',
    who: 'seller',
    summary:
      'The refused rows in the columns of their file, each with the reasons, `column: sentence`. With a column `error` for them they make a file that can be mended and sent again.',
    params: idParams,
    answer: refusedFile,
    statuses: [200],
    errors: [...common, 'not_found'],
  }),
  tellImportPictures: call({
    route: 'PUT /import-pictures',
    who: 'seller',
    summary: 'Says which of one’s uploads a file of listings means by which name.',
    body: z.object({
      pictures: z.array(z.object({ name: text(200, 'Name'), url: z.string().max(500) })).max(MAX_TOLD_PICTURES),
    }),
    answer: acknowledged,
    statuses: [200],
    errors: [...common, 'invalid_input'],
  }),
};
