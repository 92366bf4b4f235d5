import { z } from 'zod';
import { MAX_TOLD_PICTURES } from '../domain/import-file.ts';
import { call } from './call.ts';
import { acknowledged, idParams, text } from './fields.ts';
import { reason } from './reason.ts';
import type { Ours } from './wire-names.ts';

const importRun = z.object({
  _id: z.string(),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  isFinished: z.boolean(),
  total: z.number(),
  /** Listed; known before; refused. The rest is pending. */
  listed: z.number(),
  known: z.number(),
  refused: z.number(),
});
export type ImportRun = Ours<typeof importRun>;

const refusedFile = z.object({
  fileName: z.string(),
  columns: z.array(z.string()),
  separator: z.enum([',', ';']),
  /** `row` counts the heading as 1, like a spreadsheet. */
  rows: z.array(
    z.object({
      row: z.number(),
      cells: z.array(z.string()),
      reasons: z.array(z.string()),
      causes: z.array(reason.partial().extend({ column: z.string().optional() })).optional(),
    }),
  ),
});
export type RefusedFile = z.output<typeof refusedFile>;

const importCheck = z.object({
  total: z.number(),
  /** Rows to import, and rows known before. */
  good: z.number(),
  known: z.number(),
  /** Photos of earlier files that good rows would show. */
  earlierPictures: z.array(z.string()),
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
      'Checks a file of listings without listing anything. The field `pictures` names photos that will be uploaded, one per line.',
    multipart: 'file',
    answer: importCheck,
    statuses: [200],
    errors: [
      ...common,
      'email_not_verified',
      'too_many_requests',
      'too_large',
      'unsupported_media_type',
      'unreadable_body',
      'invalid_input',
    ],
  }),
  listImports: call({
    route: 'GET /imports',
    who: 'seller',
    summary: "The caller's 20 newest imports with their progress.",
    answer: z.array(importRun).max(20),
    statuses: [200],
    errors: [...common],
  }),
  getImport: call({
    route: 'GET /imports/:id',
    who: 'seller',
    summary: 'The progress of an import.',
    params: idParams,
    answer: importRun,
    statuses: [200],
    errors: [...common, 'not_found'],
  }),
  getImportErrors: call({
    route: 'GET /imports/:id/errors',
    who: 'seller',
    summary:
      'The refused rows in the columns of their file, each with the reasons, `column: sentence`. With a column `error` for them they make a file that can be corrected and sent again.',
    params: idParams,
    answer: refusedFile,
    statuses: [200],
    errors: [...common, 'not_found'],
  }),
  storeImportPictures: call({
    route: 'PUT /import-pictures',
    who: 'seller',
    summary: 'Names the caller’s uploads for an import.',
    body: z.object({
      pictures: z.array(z.object({ name: text(200, 'name'), url: z.string().max(500) })).max(MAX_TOLD_PICTURES),
    }),
    answer: acknowledged,
    statuses: [200],
    errors: [...common, 'invalid_input'],
  }),
};
