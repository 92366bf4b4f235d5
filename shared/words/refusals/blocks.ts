import { refusalsOf } from '../refusal.ts';

export const blockRefusals = /* @__PURE__ */ refusalsOf('blocks', {
  yourself: {
    en: 'You cannot block yourself.',
    de: 'Du kannst dich nicht selbst blockieren.',
    es: 'No puedes bloquearte.',
  },
});
