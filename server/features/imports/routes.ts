import { Failure } from '../../../shared/errors.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import { withLimit } from '../../platform/http/request-limit.ts';
import { createSemaphore } from '../../platform/process/semaphore.ts';
import type { Services } from '../../ports/services.ts';
import { checkImport } from './check-import.ts';
import { checkImports, createImport, MOST_UNFINISHED } from './create-import.ts';
import { readImport, readImportErrors, readImports } from './read-imports.ts';
import { receiveFile } from './receive-file.ts';
import { storePictureNames } from './store-picture-names.ts';
import { writeRefused } from './write-refused.ts';

type ImportCalls = Pick<
  Handlers,
  'createImport' | 'checkImport' | 'listImports' | 'getImport' | 'getImportErrors' | 'storeImportPictures'
>;

/** Threads: each takes about a hundred megabytes and a core. */
const inTurn = createSemaphore({ atOnce: 2, patience: 10_000 });

const sending = new Map<string, number>();

/** Receives a file before it queues, so that slow connections block nobody. */
async function receiveFrom(sellerId: string, request: Request) {
  const before = sending.get(sellerId) ?? 0;
  if (before >= MOST_UNFINISHED)
    throw new Failure('too_many_requests', {
      reason: importRefusals.filesSent({ count: MOST_UNFINISHED }),
      retryAfter: 5,
    });
  sending.set(sellerId, before + 1);
  try {
    return await receiveFile(request);
  } finally {
    const left = (sending.get(sellerId) ?? 1) - 1;
    if (left > 0) sending.set(sellerId, left);
    else sending.delete(sellerId);
  }
}

/** Per person and hour: a check costs seconds of CPU, an import also megabytes. */
export const FILES_AN_HOUR = 20;

type Counted = 'importChecksOfAccount' | 'importsOfAccount';

const limitOf = ({ config, limitInDatabase }: Pick<Services, 'config' | 'limitInDatabase'>, name: Counted) => {
  if (!config.rateLimits) return undefined;
  const { tooManyChecks, tooManyFiles } = importRefusals;
  const refusal = (name === 'importsOfAccount' ? tooManyFiles : tooManyChecks)({ most: FILES_AN_HOUR });
  return limitInDatabase(name, { points: FILES_AN_HOUR, seconds: 3600, field: 'file', refusal });
};

/** Handles files of listings: checking, listing and what was refused. */
export function importHandlers(services: Services): ImportCalls {
  const checks = limitOf(services, 'importChecksOfAccount');
  const files = limitOf(services, 'importsOfAccount');
  return {
    async createImport(_, { caller, request }) {
      await checkImports(services, caller);
      return withLimit(files, caller.id, async () => {
        const file = await receiveFrom(caller.id, request);
        return inTurn(() => createImport(services, caller, file));
      });
    },
    async checkImport(_, { caller, request }) {
      if (!isConfirmed(services, caller)) throw new Failure('email_not_verified');
      return withLimit(checks, caller.id, async () => {
        const file = await receiveFrom(caller.id, request);
        return inTurn(() => checkImport(services, caller, file));
      });
    },
    listImports: (_, { caller }) => readImports(services.db, caller.id),
    getImport: ({ params }, { caller }) => readImport(services.db, caller.id, params.id),
    getImportErrors: async ({ params }, { caller }) =>
      writeRefused(await readImportErrors(services.db, caller.id, params.id)),
    async storeImportPictures({ body }, { caller }) {
      await storePictureNames(services, caller.id, body.pictures);
      return { acknowledged: true };
    },
  };
}
