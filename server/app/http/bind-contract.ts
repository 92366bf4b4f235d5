import { Hono, type Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { AnsweredFile, Call } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, type Method, paths, route } from '../../../shared/contract/paths.ts';
import { answerWriter, refusedFields } from '../../../shared/contract/translate-wire.ts';
import { Failure } from '../../../shared/errors.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { type About, type FinishedAnswers, finishedKey } from '../../platform/http/finished-answers.ts';
import { type Handlers, WithStatus, WrittenAnswer } from '../../platform/http/handler.ts';
import { jsonHeaders, publicCacheHeaders } from '../../platform/http/headers.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { type Answered, answerOnce, asRefusal, readIdempotencyKey } from '../../platform/http/idempotency.ts';
import { bodySchemaOf, ourInput, readInput } from '../../platform/http/read-input.ts';
import { urgencyOf } from '../../platform/http/request-urgency.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Semaphore } from '../../platform/process/semaphore.ts';
import type { AppServices } from '../services.ts';
import { tagsOfAnswer } from './answer-tags.ts';
import { refuseWhileClosed } from './closed-shop.ts';
import { authorizeCall } from './gate.ts';
import type { Limits } from './limits.ts';

type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

const writers = Object.fromEntries(
  Object.entries(contract).map(([name, { answer }]) => [name, answerWriter(answer)]),
) as Record<CallName, (answer: unknown) => unknown>;

type Between = {
  finished: FinishedAnswers;
  limits: Limits;
  lookUp: Semaphore;
  /** Validates responses, for tests. */
  checkAnswers: boolean;
};

/** Binds every call of the contract: gate, input, handler, response. */
export function bindContract(
  services: AppServices,
  handlers: Handlers,
  { finished, limits, lookUp, checkAnswers: check }: Between,
) {
  const api = new Hono<HttpEnv>();
  const methodsOf = new Map<string, Method[]>();
  for (const name of Object.keys(paths) as CallName[]) {
    const { method, path } = route(name);
    const { forStrangers }: Call = contract[name];
    api.on(method, path, async (c) => {
      const isStranger = !c.req.header('Authorization');
      const act = async (about?: About) => {
        const response = await answer(services, { handlers, limits }, { name, c, check, about });
        if (isStranger && forStrangers)
          for (const [header, value] of Object.entries(publicCacheHeaders)) response.headers.set(header, value);
        return response;
      };
      const work = urgencyOf(method, `/api${path}`) === 'browse' ? (about?: About) => lookUp(() => act(about)) : act;
      c.set('call', name);
      if (forStrangers === 'kept' && isStranger)
        return finished.serve(c.req.raw, { key: finishedKey(c.req.url), kind: name }, work);
      try {
        return await work();
      } finally {
        // Now, so that the writer's next read shows the change. A refusal may come after a commit.
        if (method !== 'GET' && !isStranger) await services.catalogue.catchUp();
      }
    });
    const shape = path.replace(/:\w+/g, ':x');
    methodsOf.set(shape, [...(methodsOf.get(shape) ?? []), method]);
  }
  for (const [path, methods] of methodsOf) {
    api.all(path, (c) => {
      c.header('Allow', methods.join(', '));
      throw new Failure('method_not_allowed');
    });
  }
  return api;
}

type CallRequest = { name: CallName; c: HonoContext<HttpEnv>; check: boolean; about: About | undefined };

async function answer(
  services: AppServices,
  { handlers, limits }: { handlers: Handlers; limits: Limits },
  request: CallRequest,
) {
  const { name, c } = request;
  const { isAdmin = false, ...passed } = await authorizeCall(services, contract[name] as Call, c.req.raw);
  await refuseWhileClosed(services, name, { isAdmin, caller: passed.caller, params: c.req.param() });
  const { caller } = passed;
  const act = () => actOnInput(services, handlers, { ...request, passed });
  return caller ? limits.countAccount({ method: c.req.method, accountId: caller.id }, act) : act();
}

type Passed = Omit<Awaited<ReturnType<typeof authorizeCall>>, 'isAdmin'>;

async function actOnInput(
  services: AppServices,
  handlers: Handlers,
  { name, c, passed, check, about }: CallRequest & { passed: Passed },
) {
  const input = await readInput(name, { params: c.req.param(), query: c.req.query(), request: c.req.raw });
  const address = () => clientAddress(c, services.config.trustProxy);
  const context = { ...passed, request: c.req.raw, requestId: c.get('requestId'), address };
  const { statuses, paged, answer: schema, files }: Call = contract[name];
  const named = ourInput(input);
  const work = async (madeId?: string): Promise<Answered> => {
    const result = await actAsSent(
      () => (handlers[name] as AnyHandler)(named, { ...context, madeId }),
      bodySchemaOf(name),
    );
    const [status, body] = result instanceof WithStatus ? [result.status, result.answer] : [statuses[0] ?? 200, result];
    if (body instanceof WrittenAnswer) {
      if (check) schema.parse(JSON.parse(new TextDecoder().decode(body.json)));
      return { status, body };
    }
    about?.dependsOn(tagsOfAnswer(name, body, input));
    if (files) return { status, body };
    const wire = writers[name](paged ? writePage(c, body as { items: unknown[]; nextCursor?: string }) : body);
    if (check) schema.parse(wire);
    return { status, body: wire };
  };
  const key = readIdempotencyKey(name, c.req.raw);
  const { status, body } =
    passed.caller && key
      ? await workOnce(services, { accountId: passed.caller.id, key }, { input, c, work })
      : await work();
  if (files) return sendFile(body as AnsweredFile, services.log);
  if (body instanceof WrittenAnswer) return c.body(body.json, status as ContentfulStatusCode, jsonHeaders);
  return c.json(body as object, status as ContentfulStatusCode, jsonHeaders);
}

/** Names refused fields as the client sent them. */
async function actAsSent(act: () => Promise<unknown>, sent: z.ZodType | undefined): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Failure) || !error.fields) throw error;
    const { code, reason, fields, details, retryAfter } = error;
    throw new Failure(code, { reason, fields: refusedFields(sent, fields), details, retryAfter });
  }
}

async function workOnce(
  { db }: AppServices,
  by: { accountId: string; key: string },
  { input, c, work }: { input: unknown; c: HonoContext<HttpEnv>; work: (madeId: string) => Promise<Answered> },
): Promise<Answered> {
  const { replayed, ...answered } = await answerOnce(
    db,
    { ...by, method: c.req.method, path: c.req.path },
    { input, work },
  );
  if (replayed) c.header('Idempotent-Replayed', 'true');
  const refusal = asRefusal(answered);
  if (refusal) throw refusal;
  return answered;
}

/** Lists stay arrays (spec); the next page is in a header. */
function writePage(c: HonoContext<HttpEnv>, page: { items: unknown[]; nextCursor?: string }) {
  if (page.nextCursor) c.header('X-Next-Cursor', page.nextCursor);
  return page.items;
}
