import { shop } from '../../platform/shop.ts';
import { area } from '../area.ts';

export const login = area('login', {
  lede: { en: 'Welcome back.', de: 'Schön, dass du wieder da bist.', es: 'Qué bueno verte de nuevo.' },
  email: { en: 'Email', de: 'E-Mail', es: 'Correo electrónico' }, // spec §2
  password: { en: 'Password', de: 'Passwort', es: 'Contraseña' }, // spec §2
  submit: { en: 'Login', de: 'Anmelden', es: 'Iniciar sesión' },
  submitting: { en: 'Logging in…', de: 'Du wirst angemeldet …', es: 'Iniciando sesión…' },
  noAccount: {
    en: () => `New to ${shop().name}?`,
    de: () => `Neu bei ${shop().name}?`,
    es: () => `¿No tienes cuenta en ${shop().name}?`,
  },
  toSignup: { en: 'Create an account', de: 'Konto erstellen', es: 'Crea una cuenta' }, // spec §2: link to /signup
  emailNeeded: {
    en: 'Enter your email address.',
    de: 'Gib deine E-Mail-Adresse ein.',
    es: 'Escribe tu correo electrónico.',
  }, // spec §5: required
  passwordNeeded: { en: 'Enter your password.', de: 'Gib dein Passwort ein.', es: 'Escribe tu contraseña.' }, // spec §5: required
  needed: {
    en: 'Log in to see this page. You’ll come right back.',
    de: 'Melde dich an, um diese Seite zu sehen. Danach kommst du hierher zurück.',
    es: 'Inicia sesión para ver esta página. Después volverás aquí.',
  },
  goOn: {
    en: 'Log in to continue. You’ll come right back to where you were.',
    de: 'Melde dich an, um weiterzumachen. Danach bist du wieder da, wo du warst.',
    es: 'Inicia sesión para continuar. Después volverás a donde estabas.',
  },
  forgot: { en: 'Forgot your password?', de: 'Passwort vergessen?', es: '¿Has olvidado tu contraseña?' },
  accountRemoved: {
    en: 'The account for this login was closed. Write to us within 30 days and we can restore it.',
    de: 'Das Konto zu dieser Anmeldung wurde geschlossen. Schreib uns innerhalb von 30 Tagen, dann können wir es wiederherstellen.',
    es: 'La cuenta de este acceso se cerró. Escríbenos en los 30 días siguientes y podremos recuperarla.',
  },
  serviceFailed: {
    en: 'The login service didn’t respond. Nothing you typed is lost; please try again in a moment.',
    de: 'Der Anmeldedienst hat nicht geantwortet. Deine Eingaben sind noch da; versuch es gleich noch einmal.',
    es: 'El servicio de acceso no ha respondido. No se ha perdido nada de lo que escribiste; inténtalo de nuevo en un momento.',
  },
});

export const signup = area('signup', {
  lede: {
    en: 'One account to buy and to sell.',
    de: 'Ein Konto zum Kaufen und zum Verkaufen.',
    es: 'Una sola cuenta para comprar y vender.',
  },
  name: { en: 'Full Name', de: 'Vor- und Nachname', es: 'Nombre completo' }, // spec §2
  email: { en: 'Email', de: 'E-Mail', es: 'Correo electrónico' }, // spec §2
  password: { en: 'Password', de: 'Passwort', es: 'Contraseña' }, // spec §2
  passwordHint: { en: 'At least 8 characters.', de: 'Mindestens 8 Zeichen.', es: 'Al menos 8 caracteres.' },
  type: { en: 'Account type', de: 'Art des Kontos', es: 'Tipo de cuenta' }, // spec §2
  typeHint: {
    en: 'Sellers can buy too, and buyers can start selling any time.',
    de: 'Wer verkauft, kann auch kaufen. Und wer kauft, kann jederzeit mit dem Verkaufen anfangen.',
    es: 'Quien vende también puede comprar, y quien compra puede empezar a vender cuando quiera.',
  },
  buyer: { en: 'Buyer', de: 'Käufer', es: 'Comprador' }, // spec §2
  seller: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' }, // spec §2
  submit: { en: 'Sign Up', de: 'Registrieren', es: 'Registrarse' },
  submitting: { en: 'Creating your account…', de: 'Dein Konto wird erstellt …', es: 'Creando tu cuenta…' },
  haveAccount: { en: 'Already have an account?', de: 'Hast du schon ein Konto?', es: '¿Ya tienes una cuenta?' },
  toLogin: { en: 'Login', de: 'Anmelden', es: 'Inicia sesión' },
  nameNeeded: {
    en: 'Enter your full name.',
    de: 'Gib deinen Vor- und Nachnamen ein.',
    es: 'Escribe tu nombre completo.',
  }, // spec §5: required
  emailNeeded: {
    en: 'Enter your email address.',
    de: 'Gib deine E-Mail-Adresse ein.',
    es: 'Escribe tu correo electrónico.',
  }, // spec §5: required
  emailWrong: {
    en: 'That doesn’t look like an email address.',
    de: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
    es: 'Esto no parece un correo electrónico.',
  },
  passwordNeeded: { en: 'Choose a password.', de: 'Wähl ein Passwort aus.', es: 'Elige una contraseña.' }, // spec §5: required
  mailed: {
    en: (email: string) => `We have sent an email to ${email}. Open it to finish.`,
    de: (email) => `Wir haben eine E-Mail an ${email} geschickt. Öffne sie, um fortzufahren.`,
    es: (email) => `Hemos enviado un correo a ${email}. Ábrelo para terminar.`,
  },
  passwordShort: {
    en: 'Use at least 8 characters.',
    de: 'Nimm mindestens 8 Zeichen.',
    es: 'Usa al menos 8 caracteres.',
  },
});

/** The last sign-up step for a login without an account. */
export const newcomer = area('newcomer', {
  title: { en: 'One more step', de: 'Nur noch ein Schritt', es: 'Solo falta un paso' },
  lede: {
    en: (email: string) => `There’s no account for ${email} yet. Choose what kind you’d like, and you’re in.`,
    de: (email) => `Für ${email} gibt es noch kein Konto. Wähle aus, was für eins du möchtest, und schon bist du drin.`,
    es: (email) => `Todavía no hay ninguna cuenta para ${email}. Elige de qué tipo la quieres y ya está.`,
  },
  submit: { en: 'Create account', de: 'Konto erstellen', es: 'Crear cuenta' },
  back: { en: 'Use a different login', de: 'Andere Anmeldung verwenden', es: 'Usar otro acceso' },
});

export const google = area('google', {
  button: { en: 'Continue with Google', de: 'Weiter mit Google', es: 'Continuar con Google' }, // spec §2
  waiting: { en: 'Waiting for Google…', de: 'Warten auf Google …', es: 'Esperando a Google…' },
  or: { en: 'or', de: 'oder', es: 'o' },
  going: { en: 'Taking you to Google…', de: 'Es geht weiter zu Google …', es: 'Te llevamos a Google…' },
  done: {
    en: 'You’re logged in. This window closes by itself.',
    de: 'Du bist angemeldet. Dieses Fenster schließt sich von selbst.',
    es: 'Has iniciado sesión. Esta ventana se cierra sola.',
  },
  closed: {
    en: 'The Google window was closed before it finished. Nothing was created; try again when you’re ready. If the window is still open, just finish there.',
    de: 'Das Google-Fenster wurde geschlossen, bevor du fertig warst. Es wurde nichts angelegt; versuch es einfach noch einmal. Ist das Fenster noch offen, mach einfach dort weiter.',
    es: 'La ventana de Google se cerró antes de terminar. No se ha creado nada; inténtalo cuando quieras. Si la ventana sigue abierta, termina allí.',
  },
  blocked: {
    en: 'Your browser blocked the Google window. Allow pop-ups for this page and try again.',
    de: 'Dein Browser hat das Google-Fenster blockiert. Erlaube Pop-ups für diese Seite und versuch es noch einmal.',
    es: 'Tu navegador ha bloqueado la ventana de Google. Permite las ventanas emergentes aquí e inténtalo de nuevo.',
  },
  refused: {
    en: 'Google wasn’t allowed to tell us who you are. Nothing was created; try again when you’re ready.',
    de: 'Google durfte uns nicht sagen, wer du bist. Es wurde nichts angelegt; versuch es einfach noch einmal.',
    es: 'Google no pudo decirnos quién eres. No se ha creado nada; inténtalo de nuevo cuando quieras.',
  },
  emailTaken: {
    en: 'There’s already an account with this email, and its address isn’t confirmed. Log in with its password, or choose a new one with “Forgot your password?”: then Google works too.',
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto, und die Adresse ist nicht bestätigt. Melde dich mit dem Passwort an oder wähle über „Passwort vergessen?“ ein neues: Danach klappt es auch mit Google.',
    es: 'Ya existe una cuenta con este correo, y la dirección no está confirmada. Inicia sesión con su contraseña o elige otra con «¿Has olvidado tu contraseña?»: después también funcionará Google.',
  },
  failed: {
    en: 'Google couldn’t confirm who you are. Try again, or use your email and password.',
    de: 'Google konnte nicht bestätigen, wer du bist. Versuch es noch einmal oder melde dich mit E-Mail und Passwort an.',
    es: 'Google no pudo confirmar quién eres. Inténtalo de nuevo o usa tu correo y contraseña.',
  },
  back: { en: 'Back to login', de: 'Zurück zur Anmeldung', es: 'Volver al inicio de sesión' },
});

export const forgotPassword = area('forgotPassword', {
  lede: {
    en: 'Enter your email address and we’ll send you a link to choose a new password.',
    de: 'Gib deine E-Mail-Adresse ein, dann schicken wir dir einen Link für ein neues Passwort.',
    es: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.',
  },
  submit: { en: 'Send the link', de: 'Link schicken', es: 'Enviar el enlace' },
  submitting: { en: 'Sending…', de: 'Wird geschickt …', es: 'Enviando…' },
  sent: {
    en: (email: string) =>
      `If there’s an account for ${email}, a link is on its way. It works once, within the next hour.`,
    de: (email) =>
      `Wenn es für ${email} ein Konto gibt, ist ein Link unterwegs. Er funktioniert einmal und gilt eine Stunde.`,
    es: (email) =>
      `Si hay una cuenta con ${email}, te hemos enviado un enlace. Solo funciona una vez y caduca en una hora.`,
  },
});

export const resetPassword = area('resetPassword', {
  password: { en: 'New password', de: 'Neues Passwort', es: 'Contraseña nueva' },
  submit: { en: 'Save new password', de: 'Neues Passwort speichern', es: 'Guardar contraseña nueva' },
  submitting: { en: 'Saving…', de: 'Wird gespeichert …', es: 'Guardando…' },
  done: {
    en: 'Your new password is saved. Log in with it.',
    de: 'Dein neues Passwort ist gespeichert. Melde dich damit an.',
    es: 'Hemos guardado tu contraseña nueva. Inicia sesión con ella.',
  },
  linkIncomplete: {
    en: 'This link isn’t complete. Open it again from your email, or request a new one.',
    de: 'Dieser Link ist unvollständig. Öffne ihn noch einmal aus deiner E-Mail oder fordere einen neuen an.',
    es: 'Este enlace está incompleto. Ábrelo otra vez desde el correo o pide uno nuevo.',
  },
  askAgain: { en: 'Request a new link', de: 'Neuen Link anfordern', es: 'Pedir un enlace nuevo' },
});

export const verifyEmail = area('verifyEmail', {
  done: {
    en: 'Your email address is confirmed. You can buy and sell now.',
    de: 'Deine E-Mail-Adresse ist bestätigt. Jetzt kannst du kaufen und verkaufen.',
    es: 'Tu correo está confirmado. Ya puedes comprar y vender.',
  },
  failed: {
    en: 'This link has been used or has expired. We can send you a new one.',
    de: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Wir können dir einen neuen schicken.',
    es: 'Este enlace ya se usó o ha caducado. Podemos enviarte uno nuevo.',
  },
  lede: {
    en: 'We sent you a link. Open it to confirm that this address is yours.',
    de: 'Wir haben dir einen Link geschickt. Öffne ihn, um zu bestätigen, dass das deine Adresse ist.',
    es: 'Te hemos enviado un enlace. Ábrelo para confirmar que esta dirección es tuya.',
  },
  confirmLede: {
    en: 'Confirm that this email address is yours.',
    de: 'Bestätige, dass diese E-Mail-Adresse dir gehört.',
    es: 'Confirma que este correo es tuyo.',
  },
  passwordLede: {
    en: () => `Enter the password of your ${shop().name} account to confirm this email address.`,
    de: () => `Gib das Passwort deines Kontos bei ${shop().name} ein, um diese E-Mail-Adresse zu bestätigen.`,
    es: () => `Escribe la contraseña de tu cuenta de ${shop().name} para confirmar este correo.`,
  },
  confirm: { en: 'Confirm', de: 'Bestätigen', es: 'Confirmar' },
  confirming: { en: 'Confirming…', de: 'Wird bestätigt …', es: 'Confirmando…' },
  submit: { en: 'Send the link again', de: 'Link noch einmal schicken', es: 'Volver a enviar el enlace' },
  submitting: { en: 'Sending…', de: 'Wird geschickt …', es: 'Enviando…' },
  sent: {
    en: (email: string) => `If ${email} still needs to be confirmed, a new link is on its way.`,
    de: (email) => `Wenn ${email} noch nicht bestätigt ist, ist ein neuer Link unterwegs.`,
    es: (email) => `Si ${email} sigue sin confirmar, te hemos enviado un enlace nuevo.`,
  },
  goOn: {
    en: () => `Continue to ${shop().name}`,
    de: () => `Weiter zu ${shop().name}`,
    es: () => `Continuar a ${shop().name}`,
  },
});

export const notMe = area('notMe', {
  lede: {
    en: (lately: number, days: number) =>
      `Somebody else changed your account? This logs out everybody, undoes what was added to your login, and sends you a link for a new password. A bank account for your earnings that was entered in the last ${lately} days gets nothing more for ${days} days.`,
    de: (lately, days) =>
      `Jemand anderes hat dein Konto geändert? Hier werden alle abgemeldet, was zur Anmeldung hinzugefügt wurde, wird entfernt, und du bekommst einen Link für ein neues Passwort. Ein Bankkonto für deine Einnahmen, das in den letzten ${lately} Tagen eingegeben wurde, bekommt ${days} Tage lang nichts mehr.`,
    es: (lately, days) =>
      `¿Otra persona ha cambiado tu cuenta? Aquí se cierran todas las sesiones, se quita lo añadido a tu inicio de sesión y recibes un enlace para elegir otra contraseña. Una cuenta bancaria para tus ingresos indicada en los últimos ${lately} días no recibe nada más durante ${days} días.`,
  },
  held: {
    en: (days: number) =>
      `The bank account that was entered last gets nothing more for ${days} days. Enter your own on your earnings page in that time.`,
    de: (days) =>
      `Das zuletzt eingegebene Bankkonto bekommt ${days} Tage lang nichts mehr. Gib in dieser Zeit bei deinen Einnahmen dein eigenes ein.`,
    es: (days) =>
      `La última cuenta bancaria indicada no recibe nada más durante ${days} días. Indica en ese tiempo la tuya en tus ingresos.`,
  },
  heldMoney: {
    en: (amount: string) => `${amount} waits for it.`,
    de: (amount) => `${amount} warten darauf.`,
    es: (amount) => `${amount} la esperan.`,
  },
  nothingSent: {
    en: 'Nothing has been sent to that account.',
    de: 'An jenes Konto wurde nichts gesendet.',
    es: 'No se ha enviado nada a esa cuenta.',
  },
  sent: {
    en: (amount: string) => `${amount} has already been sent to that account.`,
    de: (amount) => `${amount} wurden schon an jenes Konto gesendet.`,
    es: (amount) => `Ya se han enviado ${amount} a esa cuenta.`,
  },
  sending: {
    en: (amount: string) => `${amount} is being sent to it right now, and we cannot stop that.`,
    de: (amount) => `${amount} sind gerade dorthin unterwegs, und wir können sie nicht aufhalten.`,
    es: (amount) => `Se le están enviando ${amount} ahora mismo y no podemos pararlo.`,
  },
  afterSent: {
    en: 'We cannot take it back ourselves. Write to us today, so that we can ask the bank for it.',
    de: 'Wir können es nicht selbst zurückholen. Schreib uns noch heute, damit wir es bei der Bank zurückverlangen.',
    es: 'No podemos recuperarlo por nuestra cuenta. Escríbenos hoy mismo para que lo reclamemos al banco.',
  },
  submit: { en: 'This was not me', de: 'Das war ich nicht', es: 'No fui yo' },
  submitting: { en: 'Securing your account…', de: 'Dein Konto wird gesichert …', es: 'Protegiendo tu cuenta…' },
  done: {
    en: 'Everybody is logged out. Open the email that we sent you just now and choose a new password. If you sell here, look at the bank account on your earnings page then.',
    de: 'Alle sind abgemeldet. Öffne die E-Mail, die wir dir gerade geschickt haben, und wähle ein neues Passwort. Wenn du hier verkaufst, prüf danach das Bankkonto bei deinen Einnahmen.',
    es: 'Se han cerrado todas las sesiones. Abre el correo que te acabamos de enviar y elige otra contraseña. Si vendes aquí, revisa después la cuenta bancaria en tus ingresos.',
  },
  choose: { en: 'Choose a new password', de: 'Neues Passwort wählen', es: 'Elegir otra contraseña' },
});

export const firstAdmin = area('firstAdmin', {
  lede: {
    en: 'This link was printed where the shop was started. It makes your account the admin, once.',
    de: 'Dieser Link stand dort, wo der Shop gestartet wurde. Er macht dein Konto einmal zum Admin.',
    es: 'Este enlace apareció donde se inició la tienda. Convierte tu cuenta en administradora, una sola vez.',
  },
  signUpFirst: {
    en: 'Sign up or log in first. You come back here afterwards.',
    de: 'Registriere dich zuerst oder melde dich an. Danach kommst du hierher zurück.',
    es: 'Primero regístrate o entra. Después vuelves aquí.',
  },
  submit: { en: 'Make me the admin', de: 'Mich zum Admin machen', es: 'Quiero administrar la tienda' },
  submitting: { en: 'One moment…', de: 'Einen Moment …', es: 'Un momento…' },
  done: {
    en: 'You are the admin of this shop now',
    de: 'Du bist jetzt Admin dieses Shops',
    es: 'Ahora administras esta tienda',
  },
});
