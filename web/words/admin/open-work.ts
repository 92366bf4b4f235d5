import { area } from '../area.ts';

export const openWork = area('openWork', {
  title: { en: 'To do', de: 'Zu erledigen', es: 'Por hacer' },
  none: {
    en: 'Nothing to do right now.',
    de: 'Gerade ist nichts zu tun.',
    es: 'No hay nada pendiente.',
  },
  kinds: {
    bank_disputes: { en: 'Disputed payments', de: 'Angefochtene Zahlungen', es: 'Pagos en disputa' },
    refunds: { en: 'Failed refunds', de: 'Fehlgeschlagene Erstattungen', es: 'Reembolsos fallidos' },
    disputes: { en: 'Open disputes', de: 'Offene Streitfälle', es: 'Disputas abiertas' },
    returns: { en: 'Open returns', de: 'Offene Rückgaben', es: 'Devoluciones abiertas' },
    appeals: { en: 'Open appeals', de: 'Offene Beschwerden', es: 'Recursos abiertos' },
    cases: { en: 'Open cases', de: 'Offene Fälle', es: 'Casos abiertos' },
    payouts: { en: 'Payouts due', de: 'Fällige Auszahlungen', es: 'Pagos por hacer' },
    debts: { en: 'Debts of former members', de: 'Schulden früherer Mitglieder', es: 'Deudas de antiguos miembros' },
  },
  until: {
    en: (date: string) => `Until ${date}`,
    de: (date) => `Bis ${date}`,
    es: (date) => `Hasta el ${date}`,
  },
  since: {
    en: (date: string) => `Since ${date}`,
    de: (date) => `Seit ${date}`,
    es: (date) => `Desde el ${date}`,
  },
});
