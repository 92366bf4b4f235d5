import { refusalsOf } from '../refusal.ts';

export const wishRefusals = /* @__PURE__ */ refusalsOf('wishlist', {
  beingPaid: {
    en: 'Your payment for this item is under way, so it stays on your list until that is over.',
    de: 'Deine Zahlung für diesen Artikel läuft; so lange bleibt er auf deiner Liste.',
    es: 'Tu pago está en marcha, así que este artículo sigue en tu lista hasta que termine.',
  },
});
