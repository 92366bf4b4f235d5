import type { Dictionary } from '../../dictionary.ts';

export const alerts: Dictionary['alerts'] = {
  stopQuestion: (kind) =>
    kind ? `Ya no recibirás correos de este tipo: «${kind}».` : 'Ya no recibirás más correos de este tipo.',
  stop: 'Dejar de recibir estos correos',
  stopped: 'Hecho. Ya no recibirás más correos de este tipo.',
  unknownLink: 'Este enlace no está completo. Ábrelo otra vez desde el correo o cambia los avisos en tu cuenta.',
  elsewhere: 'Puedes cambiar todos los avisos en tu cuenta.',
  toAccount: 'Ir a tu cuenta',
};
