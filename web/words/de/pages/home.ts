import { shop } from '../../../platform/shop.ts';
import type { Dictionary } from '../../dictionary.ts';

export const home: Dictionary['home'] = {
  title: 'Gebrauchte Möbel von Menschen in deiner Nähe',
  welcome: 'Willkommen bei Möbeln mit Vergangenheit',
  lede: 'Sofas, Tische, Betten und Stühle, die noch viele Jahre vor sich haben, direkt von ihren Besitzern. Finde, was passt, und bezahl mit Karte.',
  available: 'Jetzt verfügbar',
  none: 'Zurzeit gibt es nichts zu kaufen. Schau bald wieder vorbei oder stell als Erstes etwas ein.',
  listFirst: 'Etwas verkaufen',
  seeMore: 'Mehr sehen',
  seeMoreOf: ': Möbel nach Kategorien',
  categoriesTitle: 'Möbel nach Kategorie',
  setsTitle: 'Was zusammengehört',
  sets: [
    {
      slug: 'sofa',
      title: 'Sofagruppen',
      text: 'Ein tiefes Sofa, ein passender Sessel und dazwischen eine Lampe. Achte zuerst auf das Gestell: Kissen sind schnell ersetzt, gute Verbindungen nicht.',
      link: 'Zu den Sofas',
    },
    {
      slug: 'bed',
      title: 'Schlafzimmer',
      text: 'Betten mit solidem Kopfteil und die Nachttische, die dazu passen.',
      link: 'Zu den Betten',
    },
    {
      slug: 'dressing-table',
      title: 'Schminktische mit Hocker',
      text: 'Ein Spiegel, ein paar Schubladen und ein Hocker, der darunter passt: eine ruhige Ecke für den Start in den Tag.',
      link: 'Zu den Schminktischen',
    },
  ],
  about: {
    title: 'Über uns',
    text: () =>
      `${shop().name} ist ein Marktplatz für gebrauchte Möbel. Wer verkauft, beschreibt und fotografiert selbst. Das Abzeichen „Verifiziert“ heißt, dass wir geprüft haben, wer dahintersteckt.`,
    hoursLabel: 'Zeiten',
    hours: 'Wir antworten rund um die Uhr',
    officeLabel: 'Büro',
    phoneLabel: 'Telefon',
    emailLabel: 'E-Mail',
  },
};
