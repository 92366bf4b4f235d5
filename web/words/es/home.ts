import type { Dictionary } from '../dictionary.ts';

export const home: Dictionary['home'] = {
  title: 'Muebles de segunda mano de gente cerca de ti',
  welcome: 'Te damos la bienvenida a los muebles con pasado',
  lede: 'Sofás que han recibido visitas, mesas que han dado de comer, sillas que han escuchado. Encuentra la tuya y paga con tarjeta.',
  heroPicture: 'Una sala con un sofá de segunda mano a la luz de un ventanal.',
  browse: 'Ver las piezas',
  available: 'Disponible ahora',
  none: 'Ahora mismo no hay nada a la venta. Vuelve pronto o publica la primera pieza.',
  seeMore: 'Ver más',
  seeMoreOf: ' muebles, por categorías',
  setsTitle: 'Habitaciones que se hicieron poco a poco',
  sets: [
    {
      slug: 'sofa',
      title: 'Conjuntos de sofá',
      text: 'Un asiento profundo, una butaca que le responde y una lámpara entre los dos. Empieza por la estructura: los cojines se arreglan, las buenas uniones no se fingen.',
      picture: 'Un sofá con una butaca y una mesa baja.',
      link: 'Ver los sofás',
    },
    {
      slug: 'bed',
      title: 'Conjuntos de dormitorio',
      text: 'Cabeceros con años a la espalda y las mesillas que crecieron a su lado.',
      picture: 'Una cama hecha entre dos mesillas.',
      link: 'Ver las camas',
    },
    {
      slug: 'dressing-table',
      title: 'Conjuntos de tocador',
      text: 'Un espejo, tres cajones y un taburete que se esconde: un rincón tranquilo para empezar el día.',
      picture: 'Un tocador con su espejo y su taburete.',
      link: 'Ver los tocadores',
    },
  ],
  about: {
    title: 'Quiénes somos',
    text: 'Settee lleva los muebles de quienes los quisieron a quienes los van a querer. Quien vende escribe y fotografía por sí mismo; un distintivo dice que aquí una persona ha comprobado quién es.',
    hoursLabel: 'Horario',
    hours: 'Alguien responde las 24 horas del día',
    officeLabel: 'Oficina',
    office: 'Portland, Oregón',
    phoneLabel: 'Teléfono',
    phone: '+1 503 555 0142',
    emailLabel: 'Correo',
    email: 'hello@settee.test',
  },
};
