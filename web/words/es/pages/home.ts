import { shop } from '../../../platform/shop.ts';
import type { Dictionary } from '../../dictionary.ts';

export const home: Dictionary['home'] = {
  title: 'Muebles de segunda mano de gente cerca de ti',
  welcome: 'Te damos la bienvenida a los muebles con pasado',
  lede: 'Sofás, mesas, camas y sillas a los que aún les quedan muchos años, vendidos por sus dueños. Encuentra el tuyo y paga con tarjeta.',
  available: 'Disponible ahora',
  none: 'Ahora mismo no hay nada a la venta. Vuelve pronto o publica el primer anuncio.',
  listFirst: 'Vender algo',
  seeMore: 'Ver más',
  seeMoreOf: ' muebles, por categoría',
  categoriesTitle: 'Muebles por categoría',
  setsTitle: 'Conjuntos que van juntos',
  sets: [
    {
      slug: 'sofa',
      title: 'Conjuntos de sofá',
      text: 'Un sofá cómodo, una butaca a juego y una lámpara entre los dos. Mira primero la estructura: los cojines se cambian fácilmente, unas buenas uniones no.',
      link: 'Ver los sofás',
    },
    {
      slug: 'bed',
      title: 'Conjuntos de dormitorio',
      text: 'Camas con cabeceros sólidos y las mesillas que les van bien.',
      link: 'Ver las camas',
    },
    {
      slug: 'dressing-table',
      title: 'Conjuntos de tocador',
      text: 'Un espejo, unos cajones y un taburete que se guarda debajo: un rincón tranquilo para empezar el día.',
      link: 'Ver los tocadores',
    },
  ],
  about: {
    title: 'Quiénes somos',
    text: () =>
      `${shop().name} es un mercado de muebles de segunda mano. Cada vendedor describe y fotografía lo que vende. El distintivo de verificado significa que hemos comprobado quién es.`,
    hoursLabel: 'Horario',
    hours: 'Respondemos las 24 horas del día',
    officeLabel: 'Oficina',
    phoneLabel: 'Teléfono',
    emailLabel: 'Correo',
  },
};
