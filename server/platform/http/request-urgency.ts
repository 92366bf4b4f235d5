import type { Call, Urgency } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, paths, route } from '../../../shared/contract/paths.ts';

const shapeOf = (name: CallName) => {
  const { method, path } = route(name);
  return new RegExp(`^${method} /api${path.replace(/:\w+/, '[^/]+')}$`);
};
const declared = (Object.keys(paths) as CallName[]).flatMap((name) => {
  const { urgency }: Call = contract[name];
  return urgency ? [{ urgency, shape: shapeOf(name) }] : [];
});
const payPrefixes = ['/api/webhooks/', '/api/auth/token'];

/** Cheap, another service's, or the operator's. */
const neverShed = /^\/((healthz|readyz|metrics)$|(images|static|sandbox)(\/|$))/;

/** @returns undefined for paths never shed */
export function urgencyOf(method: string, path: string): Urgency | undefined {
  if (neverShed.test(path)) return undefined;
  if (payPrefixes.some((prefix) => path.startsWith(prefix))) return 'pay';
  const call = declared.find(({ shape }) => shape.test(`${method} ${path}`));
  if (call) return call.urgency;
  return method === 'GET' || method === 'HEAD' ? 'browse' : 'write';
}
