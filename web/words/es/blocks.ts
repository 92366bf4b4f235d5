import type { Dictionary } from '../dictionary.ts';

export const blocks: Dictionary['blocks'] = {
  title: 'Personas bloqueadas',
  lede: 'No intercambiáis mensajes ni ofertas, y no os compráis nada. La otra persona no se entera.',
  none: 'No has bloqueado a nadie.',
  since: (day) => `Bloqueado el ${day}`,
  block: 'Bloquear',
  blockNamed: (name) => `Bloquear a ${name}`,
  question: (name) => `¿Bloquear a ${name}?`,
  consequence:
    'No intercambiáis mensajes ni ofertas, y no os compráis nada. La otra persona no se entera. Puedes deshacerlo en la página de tu cuenta.',
  blocked: (name) => `${name} está en tu lista de bloqueos`,
  isBlocked: 'Has bloqueado a esta persona.',
  unblock: 'Desbloquear',
  unblocked: (name) => `${name} ya no está en tu lista de bloqueos`,
};
