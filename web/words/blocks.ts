import { area } from './area.ts';

export const blocks = area('blocks', {
  title: { en: 'Blocked people', de: 'Blockierte Personen', es: 'Personas bloqueadas' },
  lede: {
    en: 'You and they exchange no messages and offers, and buy nothing from each other. They are not told.',
    de: 'Ihr tauscht keine Nachrichten und Preisvorschläge aus und kauft nichts voneinander. Die andere Person erfährt es nicht.',
    es: 'No intercambiáis mensajes ni ofertas, y no os compráis nada. La otra persona no se entera.',
  },
  none: { en: 'You have blocked nobody.', de: 'Du hast niemanden blockiert.', es: 'No has bloqueado a nadie.' },
  since: {
    en: (day: string) => `Blocked on ${day}`,
    de: (day) => `Blockiert am ${day}`,
    es: (day) => `Bloqueado el ${day}`,
  },
  block: { en: 'Block', de: 'Blockieren', es: 'Bloquear' },
  blockNamed: {
    en: (name: string) => `Block ${name}`,
    de: (name) => `${name} blockieren`,
    es: (name) => `Bloquear a ${name}`,
  },
  question: {
    en: (name: string) => `Block ${name}?`,
    de: (name) => `${name} blockieren?`,
    es: (name) => `¿Bloquear a ${name}?`,
  },
  consequence: {
    en: 'You exchange no messages and offers, and buy nothing from each other. They are not told. You can undo it on your account page.',
    de: 'Ihr tauscht keine Nachrichten und Preisvorschläge aus und kauft nichts voneinander. Die andere Person erfährt es nicht. Du kannst es auf deiner Kontoseite rückgängig machen.',
    es: 'No intercambiáis mensajes ni ofertas, y no os compráis nada. La otra persona no se entera. Puedes deshacerlo en la página de tu cuenta.',
  },
  blocked: {
    en: (name: string) => `${name} is blocked`,
    de: (name) => `${name} ist blockiert`,
    es: (name) => `${name} está en tu lista de bloqueos`,
  },
  isBlocked: {
    en: 'You have blocked this person.',
    de: 'Du hast diese Person blockiert.',
    es: 'Has bloqueado a esta persona.',
  },
  unblock: { en: 'Unblock', de: 'Nicht mehr blockieren', es: 'Desbloquear' },
  unblocked: {
    en: (name: string) => `${name} is no longer blocked`,
    de: (name) => `${name} ist nicht mehr blockiert`,
    es: (name) => `${name} ya no está en tu lista de bloqueos`,
  },
});
