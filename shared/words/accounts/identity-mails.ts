import { byLanguage } from '../by-language.ts';

export const identityWords = byLanguage({
  hello: {
    en: (name?: string) => (name ? `Hello ${name},` : 'Hello,'),
    de: (name) => (name ? `Hallo ${name}!` : 'Hallo!'),
    es: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  },
  reset: {
    subject: {
      en: (shop: string) => `Choose a new ${shop} password`,
      de: (shop) => `Wähle ein neues Passwort für ${shop}`,
      es: (shop) => `Elige una contraseña nueva para ${shop}`,
    },
    text: {
      en: 'You, or someone else, asked for a new password for this address. Choose one within the next hour.',
      de: 'Für diese Adresse wurde ein neues Passwort angefordert. Wähle es innerhalb der nächsten Stunde.',
      es: 'Se ha pedido una contraseña nueva para esta dirección. Elígela en la próxima hora.',
    },
    action: { en: 'Choose a new password', de: 'Neues Passwort wählen', es: 'Elegir una contraseña nueva' },
    note: {
      en: 'The link works once. If you did not ask for it, ignore this email: your password stays the same.',
      de: 'Der Link funktioniert einmal. Wenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
      es: 'El enlace funciona una sola vez. Si no la pediste, ignora este correo: tu contraseña no cambia.',
    },
  },
  confirm: {
    subject: {
      en: (shop: string) => `Confirm your email for ${shop}`,
      de: (shop) => `Bestätige deine E-Mail-Adresse für ${shop}`,
      es: (shop) => `Confirma tu correo para ${shop}`,
    },
    text: {
      en: 'Please confirm that this is your email address. Then you can buy and sell.',
      de: 'Bitte bestätige, dass diese Adresse dir gehört. Danach kannst du kaufen und verkaufen.',
      es: 'Confirma que esta dirección es tuya. Después podrás comprar y vender.',
    },
    action: { en: 'Confirm your email', de: 'E-Mail-Adresse bestätigen', es: 'Confirmar tu correo' },
    note: {
      en: 'The link works for 24 hours. If you have no account with us, ignore this email.',
      de: 'Der Link funktioniert 24 Stunden lang. Wenn du kein Konto bei uns hast, ignoriere diese E-Mail.',
      es: 'El enlace funciona durante 24 horas. Si no tienes una cuenta con nosotros, ignora este correo.',
    },
  },
  taken: {
    subject: {
      en: (shop: string) => `You already have an account at ${shop}`,
      de: (shop) => `Du hast bei ${shop} schon ein Konto`,
      es: (shop) => `Ya tienes una cuenta en ${shop}`,
    },
    text: {
      en: 'Somebody tried to sign up with this address, which has an account already. Log in to use it.',
      de: 'Jemand wollte sich mit dieser Adresse registrieren. Sie hat aber schon ein Konto: Melde dich einfach an.',
      es: 'Alguien ha intentado registrarse con esta dirección, que ya tiene una cuenta. Inicia sesión para usarla.',
    },
    action: { en: 'Log in', de: 'Anmelden', es: 'Iniciar sesión' },
    note: {
      en: 'Without the password, choose a new one on the login page. If this was not you, ignore this email.',
      de: 'Passwort vergessen? Auf der Anmeldeseite wählst du ein neues. Wenn du das nicht warst, ignoriere diese E-Mail.',
      es: 'Si no recuerdas la contraseña, elige otra en la página de inicio de sesión. Si no fuiste tú, ignora este correo.',
    },
  },
});
