import { shop } from '../../platform/shop.ts';
import { area } from '../area.ts';

export const home = area('home', {
  title: {
    en: 'Second-hand furniture from people near you',
    de: 'Gebrauchte Möbel von Menschen in deiner Nähe',
    es: 'Muebles de segunda mano de gente cerca de ti',
  },
  welcome: {
    en: 'Welcome to furniture with a past',
    de: 'Willkommen bei Möbeln mit Vergangenheit',
    es: 'Te damos la bienvenida a los muebles con pasado',
  }, // spec §2: welcome text
  lede: {
    en: 'Sofas, tables, beds and chairs with years left in them, from the people who own them. Find one that fits and pay by card.',
    de: 'Sofas, Tische, Betten und Stühle, die noch viele Jahre vor sich haben, direkt von ihren Besitzern. Finde, was passt, und bezahl mit Karte.',
    es: 'Sofás, mesas, camas y sillas a los que aún les quedan muchos años, vendidos por sus dueños. Encuentra el tuyo y paga con tarjeta.',
  },
  available: { en: 'Available now', de: 'Jetzt verfügbar', es: 'Disponible ahora' },
  none: {
    en: 'Nothing is for sale right now. Be the first to list something.',
    de: 'Zurzeit gibt es nichts zu kaufen. Schau bald wieder vorbei oder stell als Erstes etwas ein.',
    es: 'Ahora mismo no hay nada a la venta. Vuelve pronto o publica el primer anuncio.',
  },
  listFirst: { en: 'Sell something', de: 'Etwas verkaufen', es: 'Vender algo' },
  seeMore: { en: 'See More', de: 'Mehr sehen', es: 'Ver más' }, // spec §2
  seeMoreOf: { en: ' furniture, by category', de: ': Möbel nach Kategorien', es: ' muebles, por categoría' },
  categoriesTitle: { en: 'Furniture by category', de: 'Möbel nach Kategorie', es: 'Muebles por categoría' },
  setsTitle: { en: 'Sets that belong together', de: 'Was zusammengehört', es: 'Conjuntos que van juntos' },
  sets: [
    {
      title: { en: 'Sofa sets', de: 'Sofagruppen', es: 'Conjuntos de sofá' },
      text: {
        en: 'A deep sofa, an armchair to match and a lamp in between. Look at the frame first: cushions are easy to replace, good joints are not.',
        de: 'Ein tiefes Sofa, ein passender Sessel und dazwischen eine Lampe. Achte zuerst auf das Gestell: Kissen sind schnell ersetzt, gute Verbindungen nicht.',
        es: 'Un sofá cómodo, una butaca a juego y una lámpara entre los dos. Mira primero la estructura: los cojines se cambian fácilmente, unas buenas uniones no.',
      },
      link: { en: 'See the sofas', de: 'Zu den Sofas', es: 'Ver los sofás' },
    },
    {
      title: { en: 'Bed sets', de: 'Schlafzimmer', es: 'Conjuntos de dormitorio' },
      text: {
        en: 'Bed frames with solid headboards, and the nightstands that go with them.',
        de: 'Betten mit solidem Kopfteil und die Nachttische, die dazu passen.',
        es: 'Camas con cabeceros sólidos y las mesillas que les van bien.',
      },
      link: { en: 'See the beds', de: 'Zu den Betten', es: 'Ver las camas' },
    },
    {
      title: { en: 'Dressing-table sets', de: 'Schminktische mit Hocker', es: 'Conjuntos de tocador' },
      text: {
        en: 'A mirror, a few drawers and a stool that tucks away: a quiet corner to start the day.',
        de: 'Ein Spiegel, ein paar Schubladen und ein Hocker, der darunter passt: eine ruhige Ecke für den Start in den Tag.',
        es: 'Un espejo, unos cajones y un taburete que se guarda debajo: un rincón tranquilo para empezar el día.',
      },
      link: { en: 'See the dressing tables', de: 'Zu den Schminktischen', es: 'Ver los tocadores' },
    },
  ],
  about: {
    title: { en: 'About Us', de: 'Über uns', es: 'Quiénes somos' }, // spec §2
    text: {
      en: () =>
        `${shop().name} is a marketplace for second-hand furniture. Sellers describe and photograph what they sell themselves. A verified badge means that we have checked who they are.`,
      de: () =>
        `${shop().name} ist ein Marktplatz für gebrauchte Möbel. Wer verkauft, beschreibt und fotografiert selbst. Das Abzeichen „Verifiziert“ heißt, dass wir geprüft haben, wer dahintersteckt.`,
      es: () =>
        `${shop().name} es una plataforma de muebles de segunda mano. Cada vendedor describe y fotografía lo que vende. La insignia de verificado significa que hemos comprobado quién es.`,
    },
    hoursLabel: { en: 'Hours', de: 'Zeiten', es: 'Horario' },
    hours: {
      en: 'We answer 24 hours a day',
      de: 'Wir antworten rund um die Uhr',
      es: 'Respondemos las 24 horas del día',
    }, // spec §2: 24-hour availability
    officeLabel: { en: 'Office', de: 'Büro', es: 'Oficina' },
    phoneLabel: { en: 'Phone', de: 'Telefon', es: 'Teléfono' },
    emailLabel: { en: 'Email', de: 'E-Mail', es: 'Correo' },
  },
});
