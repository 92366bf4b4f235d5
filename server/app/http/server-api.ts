import { type Api, contract } from '../../../shared/contract/contract.ts';
import { type CallName, paths } from '../../../shared/contract/paths.ts';
import { Failure } from '../../../shared/errors.ts';
import { asFailure } from '../../platform/http/as-failure.ts';
import { type Handlers, WithStatus } from '../../platform/http/handler.ts';
import { ourInput, readInput } from '../../platform/http/read-input.ts';
import type { Services } from '../services.ts';
import { isShed } from './answer-failure.ts';

type Parts = { params?: Record<string, string>; query?: Record<string, unknown> };
type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/**
 * Calls handlers for server rendering, always anonymously, so that the HTML may be cached.
 * @returns creates the calls of one page; `notice` receives each failure
 */
export function createServerApi(services: Pick<Services, 'log'>, handlers: Handlers) {
  const request = new Request('http://settee.internal/');
  const run = async (name: CallName, { params = {}, query = {} }: Parts, notice: (failure: Failure) => void) => {
    if (contract[name].who !== 'anyone') throw new Failure('not_signed_in');
    try {
      const sent = Object.entries(query).filter(([, value]) => value !== undefined);
      const input = await readInput(name, {
        params,
        query: Object.fromEntries(sent.map(([key, value]) => [key, String(value)])),
        request,
      });
      const result = await (handlers[name] as AnyHandler)(ourInput(input), {
        request,
        requestId: 'page',
        address: () => undefined,
      });
      return result instanceof WithStatus ? result.answer : result;
    } catch (error) {
      const failure = asFailure(error);
      if (failure.status >= 500 && !isShed(error)) services.log.error({ err: error, call: name }, 'page data failed');
      notice(failure);
      throw failure;
    }
  };
  const names = Object.keys(paths) as CallName[];
  return (notice: (failure: Failure) => void): Api => {
    const calls = names.map((name) => [name, (input: Parts = {}) => run(name, input, notice)]);
    return Object.fromEntries(calls) as Api;
  };
}
