import type { Stripe, StripeElements } from '@stripe/stripe-js';

type Listener = (event: unknown) => void;

type CardElement = {
  mount(place: HTMLElement): void;
  on?(name: string, listener: Listener): unknown;
  update?(options: object): void;
  unmount?(): void;
  destroy?(): void;
};

/** Adds what react-stripe-js needs but a third-party script may lack. */
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
    /** The script's own element, which confirmation requires. */
    getElement: () => card,
    update: () => undefined,
  };
}

function completeElement(element: CardElement, release: () => void) {
  const listeners = new Map<string, Set<Listener>>();
  return {
    mount: (place: HTMLElement) => element.mount(place),
    on(name: string, listener: Listener) {
      const registered = listeners.get(name) ?? new Set();
      if (!listeners.has(name)) {
        listeners.set(name, registered);
        element.on?.(name, (event) => {
          for (const listen of registered) listen(event ?? {});
        });
      }
      registered.add(listener);
    },
    off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
    update: (options: object) => element.update?.(options),
    destroy() {
      release();
      if (element.destroy) element.destroy();
      else element.unmount?.();
    },
  };
}
