import type { Dictionary } from '../dictionary.ts';

export const home: Dictionary['home'] = {
  title: 'Gebrauchte Möbel von Menschen in deiner Nähe',
  welcome: 'Willkommen bei Möbeln mit Vergangenheit',
  lede: 'Sofas, die Gäste hatten, Tische, an denen alle satt wurden, Stühle, die zugehört haben. Finde, was passt, und bezahl mit Karte.',
  heroPicture: 'Ein Wohnzimmer mit einem gebrauchten Sofa im Licht eines hohen Fensters.',
  browse: 'Stöbern',
  available: 'Jetzt zu haben',
  none: 'Gerade gibt es nichts zu kaufen. Schau bald wieder vorbei oder stell das erste Stück ein.',
  seeMore: 'Mehr sehen',
  seeMoreOf: ': Möbel nach Kategorien',
  setsTitle: 'Zimmer, die langsam zusammengefunden haben',
  sets: [
    {
      slug: 'sofa',
      title: 'Sofagruppen',
      text: 'Ein tiefer Sitz, ein Sessel, der antwortet, dazwischen eine Lampe. Fang mit dem Gestell an: Kissen lassen sich flicken, gute Verbindungen nicht vortäuschen.',
      picture: 'Ein Sofa mit Sessel und niedrigem Tisch.',
      link: 'Zu den Sofas',
    },
    {
      slug: 'bed',
      title: 'Schlafzimmer',
      text: 'Kopfteile, die schon einige Jahre hinter sich haben, und die Nachttische, die mit ihnen groß geworden sind.',
      picture: 'Ein gemachtes Bett zwischen zwei Nachttischen.',
      link: 'Zu den Betten',
    },
    {
      slug: 'dressing-table',
      title: 'Schminktische mit Hocker',
      text: 'Ein Spiegel, drei Schubladen, ein Hocker, der darunter verschwindet: eine ruhige Ecke für den Anfang des Tages.',
      picture: 'Ein Schminktisch mit Spiegel und Hocker.',
      link: 'Zu den Schminktischen',
    },
  ],
  about: {
    title: 'Über uns',
    text: 'Settee bringt Möbel von denen, die sie geliebt haben, zu denen, die sie lieben werden. Wer verkauft, schreibt selbst und fotografiert selbst; ein Zeichen sagt, dass hier ein Mensch geprüft hat, wer dahintersteckt.',
    hoursLabel: 'Zeiten',
    hours: 'Rund um die Uhr antwortet jemand',
    officeLabel: 'Büro',
    office: 'Portland, Oregon',
    phoneLabel: 'Telefon',
    phone: '+1 503 555 0142',
    emailLabel: 'E-Mail',
    email: 'hello@settee.test',
  },
};
