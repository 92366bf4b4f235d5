import type { Dictionary } from '../dictionary.ts';

export const alerts: Dictionary['alerts'] = {
  title: 'Avisos por correo',
  lede: 'Sobre los muebles que guardaste. Como mucho un correo al día por mueble y tipo de aviso.',
  price_drop: 'Baja el precio',
  on_hold: 'Otra persona lo está pagando',
  back: 'Vuelve a estar disponible',
  sold: 'Se vende a otra persona',
  saved: 'Tu elección está guardada',
  stopQuestion: (kind) =>
    kind ? `Ya no recibirás correos de este tipo: «${kind}».` : 'Ya no recibirás más correos de este tipo.',
  stop: 'Dejar de recibir estos correos',
  stopped: 'Hecho. Ya no recibirás más correos de este tipo.',
  unknownLink: 'Este enlace no está completo. Ábrelo otra vez desde el correo o cambia los avisos en tu cuenta.',
  elsewhere: 'Puedes cambiar todos los avisos en tu cuenta.',
  toAccount: 'Ir a tu cuenta',
};
