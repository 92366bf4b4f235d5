import type { Dictionary } from '../dictionary.ts';

export const titles: Dictionary['titles'] = {
  login: 'Anmelden',
  signup: 'Registrieren',
  google: 'Weiter mit Google',
  forgotPassword: 'Passwort vergessen?',
  resetPassword: 'Neues Passwort wählen',
  verifyEmail: 'E-Mail-Adresse bestätigen',
  dashboard: 'Übersicht',
  addProduct: 'Stück einstellen',
  editProduct: 'Bearbeiten',
  myProducts: 'Meine Stücke',
  myOrders: 'Was du kaufen möchtest',
  payment: 'Bezahlung',
  paymentHistory: 'Was du bezahlt hast',
  receipt: 'Quittung',
  account: 'Dein Konto',
  allBuyers: 'Alle Käufer',
  allSellers: 'Alle Verkäufer',
  sales: 'Verkäufe',
  removed: 'Entfernt',
  auditLog: 'Protokoll',
};
