// The script of a shop's page: card fields in a frame of this server's own, which alone knows what is typed.
(() => {
  const scripts = '{{scripts}}';

  class Card {
    #frame;
    #listeners = new Map();
    #replies = new Map();
    #options;
    #hear = (message) => this.#heard(message);

    constructor(options = {}) {
      this.#options = options;
    }

    mount(place) {
      const container = typeof place === 'string' ? document.querySelector(place) : place;
      this.#frame = document.createElement('iframe');
      this.#frame.title = 'Secure card payment input frame';
      this.#frame.src = `${scripts}/v3/card.html`;
      Object.assign(this.#frame.style, { border: '0', width: '100%', height: '11em' });
      window.addEventListener('message', this.#hear);
      container.append(this.#frame);
    }

    unmount() {
      window.removeEventListener('message', this.#hear);
      this.#frame?.remove();
      this.#frame = undefined;
    }

    destroy() {
      this.unmount();
      this.#listeners.clear();
    }

    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
      return this;
    }

    off(name, listener) {
      const left = (this.#listeners.get(name) ?? []).filter((other) => listener && other !== listener);
      this.#listeners.set(name, left);
      return this;
    }

    update(options) {
      this.#options = { ...this.#options, ...options };
      this.#say({ type: 'options', disabled: this.#options.disabled ?? false });
    }

    clear() {
      this.#say({ type: 'clear' });
    }

    /** Has the frame confirm with what was typed. */
    confirm(request) {
      const id = crypto.randomUUID();
      return new Promise((resolve) => {
        this.#replies.set(id, resolve);
        this.#say({ type: 'confirm', id, ...request });
      });
    }

    #say(message) {
      this.#frame?.contentWindow?.postMessage(message, scripts);
    }

    #heard({ source, origin, data }) {
      if (origin !== scripts || source !== this.#frame?.contentWindow) return;
      if (data.type === 'confirmed') this.#replies.get(data.id)?.(data.result);
      else for (const listener of this.#listeners.get(data.type) ?? []) listener(data.event);
    }
  }

  /** Shows the bank's question over the page until it is answered. */
  function ask(address) {
    return new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.title = 'Your bank asks';
      frame.src = address;
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' });
      const answered = ({ source }) => {
        if (source !== frame.contentWindow) return;
        window.removeEventListener('message', answered);
        frame.remove();
        resolve();
      };
      window.addEventListener('message', answered);
      document.body.append(frame);
    });
  }

  window.Stripe = (key) => {
    if (!key) throw new Error('Stripe needs a publishable key.');
    const notHere = () => Promise.resolve({ error: { type: 'invalid_request_error', message: 'Not in this script.' } });
    return {
      elements() {
        const made = new Map();
        return {
          create(type, options) {
            const card = new Card(options);
            made.set(type, card);
            return card;
          },
          getElement: (type) => made.get(type?.__elementType ?? type) ?? null,
          update() {},
        };
      },
      async confirmCardPayment(clientSecret, { payment_method: { card, billing_details } }) {
        const first = await card.confirm({ key, clientSecret, billing: billing_details ?? {} });
        const address = first.paymentIntent?.next_action?.use_stripe_sdk?.frame;
        if (!address) return first;
        await ask(address);
        return card.confirm({ key, clientSecret, look: true });
      },
      createToken: notHere,
      createPaymentMethod: notHere,
      _registerWrapper() {},
      registerAppInfo() {},
    };
  };
})();
