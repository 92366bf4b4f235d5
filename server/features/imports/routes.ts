import type { Handlers } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { createTurnstile } from '../../turnstile.ts';
import { checkImports, createImport } from './create-import.ts';
import { readImport, readImportErrors, readImports } from './read-imports.ts';
import { receiveFile } from './receive-file.ts';
import { tellPictures } from './tell-pictures.ts';

type ImportCalls = Pick<
  Handlers,
  'createImport' | 'listImports' | 'getImport' | 'getImportErrors' | 'tellImportPictures'
>;

/** A file takes some fifty megabytes of memory while it is read; a process has room for a few at once. */
const inTurn = createTurnstile({ atOnce: 3, patience: 5_000 });

/** The calls about listing many pieces from a file. */
export const importHandlers = (services: Services): ImportCalls => ({
  async createImport(_, { caller, request }) {
    await checkImports(services, caller);
    return inTurn(async () => createImport(services, caller, await receiveFile(request)));
  },
  listImports: (_, { caller }) => readImports(services.db, caller.id),
  getImport: ({ params }, { caller }) => readImport(services.db, caller.id, params.id),
  getImportErrors: ({ params }, { caller }) => readImportErrors(services.db, caller.id, params.id),
  async tellImportPictures({ body }, { caller }) {
    await tellPictures(services, caller.id, body.pictures);
    return { acknowledged: true };
  },
});
