import type { Stripe, StripeElements } from '@stripe/stripe-js';

type Listener = (event: unknown) => void;

/** The least that a script must bring to take a card. */
type CardElement = {
  mount(place: HTMLElement): void;
  on?(name: string, listener: Listener): unknown;
  update?(options: object): void;
  unmount?(): void;
  destroy?(): void;
};

/**
 * Another server's script may do no more than take a card; react-stripe-js asks for more before it shows a field, and
 * again when the field goes. What is missing is filled in here, and the script's own objects stay as they are.
 */
export function completeStripe(stripe: Stripe): Stripe {
  const notHere = () => Promise.reject(new Error('The script of the card provider takes card payments only.'));
  const complete: Partial<Stripe> = {
    elements: (...options: unknown[]) =>
      completeElements(Reflect.apply(stripe.elements, stripe, options)) as unknown as StripeElements,
    confirmCardPayment: (...payment) => stripe.confirmCardPayment(...payment),
    createToken: notHere,
    createPaymentMethod: notHere,
  };
  return complete as Stripe;
}

function completeElements(elements: { create(type: string, options: object): CardElement }) {
  let card: CardElement | null = null;
  return {
    create(type: string, options: object) {
      const made = elements.create(type, options);
      card = made;
      return completeElement(made, () => {
        if (card === made) card = null;
      });
    },
    /** The script's own element: a payment is confirmed with nothing else. */
    getElement: () => card,
    update: () => undefined,
  };
}

function completeElement(element: CardElement, forget: () => void) {
  const listeners = new Map<string, Set<Listener>>();
  return {
    mount: (place: HTMLElement) => element.mount(place),
    on(name: string, listener: Listener) {
      const heard = listeners.get(name) ?? new Set();
      if (!listeners.has(name)) {
        listeners.set(name, heard);
        element.on?.(name, (event) => {
          for (const hear of heard) hear(event ?? {});
        });
      }
      heard.add(listener);
    },
    off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
    update: (options: object) => element.update?.(options),
    destroy() {
      forget();
      if (element.destroy) element.destroy();
      else element.unmount?.();
    },
  };
}
