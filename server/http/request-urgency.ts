import { type CallName, route } from '../../shared/contract/paths.ts';

/** How much waiting hurts: looking around least, sending a file or writing something more, paying and its webhooks most. */
export type Urgency = 'browse' | 'file' | 'write' | 'pay';

/** The calls without which nobody gets through a payment; a token may run out during one. */
const payCalls: readonly CallName[] = [
  'issueToken',
  'getWish',
  'createPaymentIntent',
  'releaseHold',
  'confirmPayment',
  'recordPaid',
  'markOrderPaid',
  'markPaid',
];
/** The calls that take a photo or a file of pieces, which may be half a minute on its way. */
const fileCalls: readonly CallName[] = ['uploadImage', 'createImport'];
const shapeOf = (name: CallName) => {
  const { method, path } = route(name);
  return new RegExp(`^${method} /api${path.replace(/:\w+/, '[^/]+')}$`);
};
const payShapes = payCalls.map(shapeOf);
const fileShapes = fileCalls.map(shapeOf);
const payPrefixes = ['/api/webhooks/', '/api/auth/token'];

/** What costs next to nothing, stands for somebody else, or tells an operator how we are: it is always answered. */
const always = /^\/((healthz|readyz|metrics)$|(images|static|sandbox)(\/|$))/;

/** @returns undefined for what is always answered */
export function urgencyOf(method: string, path: string): Urgency | undefined {
  if (always.test(path)) return undefined;
  if (payPrefixes.some((prefix) => path.startsWith(prefix))) return 'pay';
  if (payShapes.some((shape) => shape.test(`${method} ${path}`))) return 'pay';
  if (fileShapes.some((shape) => shape.test(`${method} ${path}`))) return 'file';
  return method === 'GET' || method === 'HEAD' ? 'browse' : 'write';
}
