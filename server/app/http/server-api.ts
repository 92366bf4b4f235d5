import { type Api, contract } from '../../../shared/contract/contract.ts';
import { type CallName, paths } from '../../../shared/contract/paths.ts';
import { Failure } from '../../../shared/errors.ts';
import { asFailure } from '../../platform/http/as-failure.ts';
import type { About } from '../../platform/http/finished-answers.ts';
import { type Handlers, WithStatus } from '../../platform/http/handler.ts';
import { ourInput, readInput } from '../../platform/http/read-input.ts';
import type { AppServices } from '../services.ts';
import { isShed } from './answer-failure.ts';
import { tagsOfAnswer } from './answer-tags.ts';

type Parts = { params?: Record<string, string>; query?: Record<string, unknown> };
type Hears = { notice: (failure: Failure) => void; dependsOn: About['dependsOn'] };
type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/**
 * Calls handlers for server rendering, always anonymously: the HTML may be cached.
 * @returns creates the calls of one page; `notice` receives each failure, `dependsOn` each answer's dependencies
 */
export function createServerApi(services: Pick<AppServices, 'log'>, handlers: Handlers) {
  const request = new Request('http://settee.internal/');
  const run = async (name: CallName, { params = {}, query = {} }: Parts, { notice, dependsOn }: Hears) => {
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
      const answer = result instanceof WithStatus ? result.answer : result;
      dependsOn(tagsOfAnswer(name, answer, input));
      return answer;
    } catch (error) {
      const failure = asFailure(error);
      if (failure.status >= 500 && !isShed(error)) services.log.error({ err: error, call: name }, 'page data failed');
      dependsOn(undefined);
      notice(failure);
      throw failure;
    }
  };
  const names = Object.keys(paths) as CallName[];
  return (notice: Hears['notice'], dependsOn: Hears['dependsOn']): Api => {
    const calls = names.map((name) => [name, (input: Parts = {}) => run(name, input, { notice, dependsOn })]);
    return Object.fromEntries(calls) as Api;
  };
}
