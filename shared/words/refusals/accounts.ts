import { refusalsOf } from '../refusal.ts';

export const accountRefusals = /* @__PURE__ */ refusalsOf('accounts', {
  adminLinkUsed: {
    en: 'This link is not valid, or there is already an admin. Use the newest one that Settee printed when it started.',
    de: 'Dieser Link gilt nicht, oder es gibt schon einen Admin. Nimm den neuesten, den Settee beim Start ausgegeben hat.',
    es: 'Este enlace no es válido o ya hay un administrador. Usa el más reciente que Settee mostró al iniciarse.',
  },
  demoPersonStays: {
    en: 'This person belongs to the public demonstration and stays as it is. Sign up with an address of your own to try this.',
    de: 'Diese Person gehört zur öffentlichen Vorführung und bleibt, wie sie ist. Registrier dich mit einer eigenen Adresse, um das auszuprobieren.',
    es: 'Esta persona pertenece a la demostración pública y no se puede cambiar. Regístrate con una dirección tuya para probarlo.',
  },
  removedByThemselves: {
    en: 'You deleted this account. Write to the shop within 30 days of that, and it can be restored.',
    de: 'Du hast dieses Konto gelöscht. Schreib dem Shop innerhalb von 30 Tagen danach, dann lässt es sich wiederherstellen.',
    es: 'Eliminaste esta cuenta. Escribe a la tienda en los 30 días siguientes y se podrá recuperar.',
  },
  removedByShop: {
    en: 'The shop removed this account. The email about the decision says why. To appeal, answer that email within six months, or write to the shop.',
    de: 'Der Shop hat dieses Konto entfernt. In der E-Mail über die Entscheidung steht, warum. Beschwerde legst du ein, indem du innerhalb von sechs Monaten darauf antwortest oder dem Shop schreibst.',
    es: 'La tienda eliminó esta cuenta. El correo sobre la decisión explica por qué. Para recurrir, responde a ese correo en los seis meses siguientes o escribe a la tienda.',
  },
  suspendedWriter: {
    en: 'Your account is suspended, so you can only write about sales that were paid. The email about the decision says how to appeal.',
    de: 'Dein Konto ist gesperrt. Du kannst deshalb nur zu bezahlten Verkäufen schreiben. In der E-Mail über die Entscheidung steht, wie du Beschwerde einlegst.',
    es: 'Tu cuenta está suspendida, así que solo puedes escribir sobre ventas ya pagadas. El correo sobre la decisión explica cómo recurrirla.',
  },
  suspendedSeller: {
    en: 'Your account is suspended, so it cannot list or sell. The email about the decision says how to appeal.',
    de: 'Dein Konto ist gesperrt, deshalb kann es nichts anbieten oder verkaufen. In der E-Mail zur Entscheidung steht, wie du Beschwerde einlegst.',
    es: 'Tu cuenta está suspendida, así que no puede anunciar ni vender. El correo sobre la decisión dice cómo recurrir.',
  },
  chooseBuyerOrSeller: {
    en: 'Choose buyer or seller.',
    de: 'Wähl Käufer oder Verkäufer.',
    es: 'Elige comprador o vendedor.',
  },
  emailTakenMeanwhile: {
    en: 'Someone else has signed up with this email in the meantime, so this person can’t be restored with it.',
    de: 'Mit dieser E-Mail-Adresse hat sich inzwischen jemand anderes registriert; darunter geht es nicht zurück.',
    es: 'Mientras tanto otra persona se registró con este correo, así que no se puede recuperar con él.',
  },
  adminRemovesThemselves: {
    en: 'An admin cannot remove themselves. Another admin can, in the list of people.',
    de: 'Admins können sich nicht selbst entfernen. Ein anderer Admin kann es, in der Liste der Personen.',
    es: 'Un administrador no puede eliminarse a sí mismo. Otro puede hacerlo, en la lista de personas.',
  },
  noAdminInDemo: {
    en: 'This is a public demonstration. Nobody can log in as an admin here.',
    de: 'Das ist eine öffentliche Vorführung. Niemand kann sich hier als Admin anmelden.',
    es: 'Esto es una demostración pública. Nadie puede iniciar sesión aquí como administrador.',
  },
  ownPurchaseInProgress: {
    en: 'You are buying or selling furniture right now. Nothing was removed; try again when the payment is over.',
    de: 'Du kaufst oder verkaufst gerade einen Artikel. Nichts wurde gelöscht; versuch es noch einmal, wenn die Zahlung vorbei ist.',
    es: 'Estás comprando o vendiendo un artículo ahora mismo. No se ha eliminado nada; vuelve a intentarlo cuando termine el pago.',
  },
  purchaseInProgress: {
    en: 'This person is buying or selling furniture right now. Nothing was removed; try again when the payment is over.',
    de: 'Diese Person kauft oder verkauft gerade einen Artikel. Es wurde nichts entfernt; versuch es noch einmal, wenn die Zahlung vorbei ist.',
    es: 'Esta persona está comprando o vendiendo un artículo ahora mismo. No se ha eliminado nada; inténtalo de nuevo cuando termine el pago.',
  },
});
