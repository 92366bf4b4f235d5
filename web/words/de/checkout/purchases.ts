import type { Dictionary } from '../../dictionary.ts';

export const purchases: Dictionary['purchases'] = {
  title: 'Deine Käufe',
  all: 'Alle Käufe',
  saved: 'Deine Merkliste',
  paidOn: (day) => `Bezahlt am ${day}`,
  seller: 'Verkauft von',
  step: 'Nächster Schritt',
  next: {
    agree: (seller) => `Mach mit ${seller} eine Zeit aus.`,
    answerTimes: (seller) => `${seller} hat Zeiten vorgeschlagen. Wähl eine aus.`,
    meet: (seller) => `Triff ${seller} zur vereinbarten Zeit.`,
    yourTurn: 'Du bist dran: Sieh bei der Übergabe nach.',
    inspecting: 'Sieh es dir zu Hause an und sag, ob alles stimmt.',
    disputed: 'Ein Problem ist gemeldet. Der Shop entscheidet.',
    refused: 'Du hast es nicht genommen. Dein Geld geht zurück.',
    no_show: 'Jemand ist nicht gekommen: Sieh bei der Übergabe nach.',
    cancelled: 'Storniert. Dein Geld geht zurück.',
    completed: (day) => `Der Verkauf ist abgeschlossen. Du kannst bis ${day} eine Bewertung schreiben.`,
  },
  buyer: 'Gekauft von',
  means: 'Bezahlt mit',
  byCard: 'Karte',
  shop: 'Verkauft über',
  imprint: 'Impressum',
};
