import type { Dictionary } from '../dictionary.ts';

export const alerts: Dictionary['alerts'] = {
  title: 'Correos sobre piezas guardadas',
  lede: 'Como mucho un correo al día por pieza y tipo de novedad.',
  price_drop: 'Baja el precio',
  on_hold: 'Alguien la está pagando',
  back: 'Vuelve a estar disponible',
  sold: 'Se vende a otra persona',
  saved: 'Tu elección está guardada',
  stopQuestion: (kind) =>
    kind
      ? `Ya no recibirás correos cuando a una pieza guardada le pase esto: «${kind}».`
      : 'Ya no recibirás más correos de este tipo.',
  stop: 'Dejar de recibir estos correos',
  stopped: 'Hecho. Ya no recibirás más correos de este tipo.',
  unknownLink: 'Este enlace no está completo. Ábrelo otra vez desde el correo o usa los interruptores de tu cuenta.',
  elsewhere: 'Cada tipo de correo tiene su interruptor en tu cuenta.',
  toAccount: 'A mi cuenta',
};
