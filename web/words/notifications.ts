import { absenceNews } from '../../shared/words/notifications/absences.ts';
import { dealNews } from '../../shared/words/notifications/deals.ts';
import { disputeNews } from '../../shared/words/notifications/disputes.ts';
import { leftNews } from '../../shared/words/notifications/left.ts';
import { meetingNews } from '../../shared/words/notifications/meetings.ts';
import { moneyNews } from '../../shared/words/notifications/money.ts';
import { offerNews } from '../../shared/words/notifications/offers.ts';
import { parcelNews } from '../../shared/words/notifications/parcels.ts';
import { problemNews } from '../../shared/words/notifications/problems.ts';
import { savedNews } from '../../shared/words/notifications/saved.ts';
import { shopNews } from '../../shared/words/notifications/shop.ts';
import { area } from './area.ts';

export const notifications = area('notifications', {
  lede: {
    en: 'What happened to your listings, purchases and saved items. Kept for 90 days.',
    de: 'Was mit deinen Anzeigen, Käufen und gemerkten Artikeln passiert ist. 90 Tage lang aufbewahrt.',
    es: 'Lo que pasó con tus anuncios, tus compras y los artículos que guardaste. Se conservan 90 días.',
  },
  unread: {
    en: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
    de: (count) => `${count} ungelesen`,
    es: (count) => `${count} sin leer`,
  },
  last: {
    en: (text: string) => `Last reminder: ${text}`,
    de: (text) => `Letzte Erinnerung: ${text}`,
    es: (text) => `Último recordatorio: ${text}`,
  },
  isNew: { en: 'New', de: 'Neu', es: 'Nuevo' },
  none: { en: 'Nothing has happened yet.', de: 'Noch ist nichts passiert.', es: 'Todavía no ha pasado nada.' },
  noneHint: {
    en: 'Save an item that you like. You will hear here when its price drops or when it is sold.',
    de: 'Merk dir einen Artikel, der dir gefällt. Hier erfährst du, wenn sein Preis sinkt oder er verkauft ist.',
    es: 'Guarda un artículo que te guste. Aquí verás si baja de precio o si se vende.',
  },
  browse: { en: 'Look around', de: 'Stöbern', es: 'Echar un vistazo' },
  all: { en: 'See all', de: 'Alle ansehen', es: 'Ver todos' },
  choose: { en: 'Choose what you get', de: 'Auswählen, was du bekommst', es: 'Elegir qué recibes' },
  today: { en: 'Today', de: 'Heute', es: 'Hoy' },
  kinds: {
    ...dealNews,
    ...offerNews,
    ...meetingNews,
    ...parcelNews,
    ...problemNews,
    ...absenceNews,
    ...disputeNews,
    ...leftNews,
    ...moneyNews,
    ...shopNews,
    ...savedNews,
  },
});
