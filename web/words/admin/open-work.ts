import { area } from '../area.ts';

export const openWork = area('openWork', {
  title: { en: 'To do', de: 'Zu erledigen', es: 'Por hacer' },
  none: {
    en: 'Nothing waits for an admin.',
    de: 'Nichts wartet auf einen Admin.',
    es: 'Nada espera a un administrador.',
  },
  kinds: {
    bank_disputes: { en: 'Banks to answer', de: 'Banken zu antworten', es: 'Bancos por responder' },
    refunds: { en: 'Failed refunds', de: 'Gescheiterte Erstattungen', es: 'Reembolsos fallidos' },
    disputes: { en: 'Open disputes', de: 'Offene Streitfälle', es: 'Disputas abiertas' },
    returns: { en: 'Returns to answer', de: 'Rückgaben zu beantworten', es: 'Devoluciones por responder' },
    appeals: { en: 'Open appeals', de: 'Offene Beschwerden', es: 'Recursos abiertos' },
    cases: { en: 'Open cases', de: 'Offene Fälle', es: 'Casos abiertos' },
    payouts: { en: 'Payouts due', de: 'Fällige Auszahlungen', es: 'Pagos por hacer' },
    debts: { en: 'Debts of people who left', de: 'Schulden Ausgetretener', es: 'Deudas de quienes se fueron' },
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
