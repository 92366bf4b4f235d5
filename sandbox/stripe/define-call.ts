import type { z } from 'zod';
import { type Caller, errorForCaller, requireServer } from './authenticate-caller.ts';
import type { CallContext } from './call-context.ts';
import type { Form } from './decode-form.ts';
import { expandFields } from './expand-fields.ts';
import { getObject, listObjects } from './object-store.ts';
import * as parameters from './parameters.ts';
import type { Kind } from './wire.ts';

export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** Parses the parameters (throws 400 before any work) and returns the work for a transaction. */
  prepare(form: Form): (context: CallContext, caller: Caller, id: string) => Promise<object>;
}

interface Definition<Parameters> {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  parameters: z.ZodType<Parameters>;
  run(context: CallContext, given: Parameters, caller: Caller, id: string): Promise<object>;
}

/** Reads one object by its id. */
export function retrieve(folder: string, kind: Kind): Call {
  return define({
    name: `${folder}.retrieve`,
    method: 'GET',
    path: `/v1/${folder}/:id`,
    parameters: parameters.retrieveParameters,
    run: async (context, given, caller, id) => {
      requireServer(caller);
      return expandFields(context.tx, await getObject(context.tx, kind, { id }), given.expand);
    },
  });
}

/** Answers a page, newest first. */
export async function list(
  context: CallContext,
  kind: 'payment_intent' | 'refund' | 'dispute' | 'event' | 'transfer',
  {
    caller,
    page,
    fields = {},
  }: {
    caller: Caller;
    page: z.infer<typeof parameters.listIntentsParameters>;
    fields?: Record<string, string | undefined>;
  },
): Promise<object> {
  requireServer(caller);
  const wanted = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const { data, hasMore } = await listObjects(context.tx, kind, {
    limit: page.limit,
    startingAfter: page.starting_after,
    created: page.created,
    fields: Object.fromEntries(wanted),
  });
  return { object: 'list', url: `/v1/${kind}s`, has_more: hasMore, data };
}

/** Parameters are read first: a wrong one is refused before any work. */
export function define<Parameters>({ parameters: schema, run, ...call }: Definition<Parameters>): Call {
  return {
    ...call,
    prepare: (form) => {
      const given = parameters.readParameters(schema, form);
      return async (context, caller, id) => {
        try {
          return await run(context, given, caller, id);
        } catch (error) {
          throw errorForCaller(caller, error);
        }
      };
    },
  };
}
