import type { Dictionary } from '../dictionary.ts';

export const blocks: Dictionary['blocks'] = {
  title: 'Blockierte Personen',
  lede: 'Ihr tauscht keine Nachrichten und Preisvorschläge aus und kauft nichts voneinander. Die andere Person erfährt es nicht.',
  none: 'Du hast niemanden blockiert.',
  since: (day) => `Blockiert am ${day}`,
  block: 'Blockieren',
  blockNamed: (name) => `${name} blockieren`,
  question: (name) => `${name} blockieren?`,
  consequence:
    'Ihr tauscht keine Nachrichten und Preisvorschläge aus und kauft nichts voneinander. Die andere Person erfährt es nicht. Du kannst es auf deiner Kontoseite rückgängig machen.',
  blocked: (name) => `${name} ist blockiert`,
  isBlocked: 'Du hast diese Person blockiert.',
  unblock: 'Nicht mehr blockieren',
  unblocked: (name) => `${name} ist nicht mehr blockiert`,
};
