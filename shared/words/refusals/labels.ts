import { refusalsOf } from '../refusal.ts';

export const labelRefusals = /* @__PURE__ */ refusalsOf('labels', {
  givenDescriptionNeeded: {
    en: 'A description is needed.',
    de: 'Die Beschreibung fehlt noch.',
    es: 'Falta la descripción.',
  },
  answerNeeded: {
    en: 'An answer is needed.',
    de: 'Die Antwort fehlt noch.',
    es: 'Falta la respuesta.',
  },
  evidenceNeeded: {
    en: 'Enter evidence.',
    de: 'Gib Nachweise ein.',
    es: 'Escribe las pruebas.',
  },
  taxNumberNeeded: {
    en: 'Enter your tax number.',
    de: 'Gib deine Steuernummer ein.',
    es: 'Escribe tu número fiscal.',
  },
  postalAddressNeeded: {
    en: 'Enter your address.',
    de: 'Gib deine Anschrift ein.',
    es: 'Escribe tu dirección.',
  },
  taxNumberTooLong: {
    en: 'A tax number may have up to {most} characters.',
    de: 'Eine Steuernummer darf höchstens {most} Zeichen haben.',
    es: 'Un número fiscal puede tener hasta {most} caracteres.',
  },
  referenceNeeded: {
    en: 'A reference is needed.',
    de: 'Gib eine Referenz ein.',
    es: 'Escribe una referencia.',
  },
  referenceTooLong: {
    en: 'A reference may have up to {most} characters.',
    de: 'Eine Referenz darf bis zu {most} Zeichen haben.',
    es: 'Una referencia puede tener hasta {most} caracteres.',
  },
  holderTooLong: {
    en: 'A name may have up to {most} characters.',
    de: 'Ein Name darf bis zu {most} Zeichen haben.',
    es: 'Un nombre puede tener hasta {most} caracteres.',
  },
  replyTooLong: {
    en: 'A reply may have up to {most} characters.',
    de: 'Eine Antwort darf bis zu {most} Zeichen haben.',
    es: 'Una respuesta puede tener hasta {most} caracteres.',
  },
  replyNeeded: {
    en: 'A reply is needed.',
    de: 'Die Antwort fehlt noch.',
    es: 'Falta la respuesta.',
  },
  nameNeeded: {
    en: 'Enter a name.',
    de: 'Gib einen Namen ein.',
    es: 'Escribe un nombre.',
  },
  locationNeeded: {
    en: 'Enter a location.',
    de: 'Gib einen Ort ein.',
    es: 'Escribe una ubicación.',
  },
  phoneNeeded: {
    en: 'Enter a phone number.',
    de: 'Gib eine Telefonnummer ein.',
    es: 'Escribe un número de teléfono.',
  },
  titleNeeded: {
    en: 'Enter a title.',
    de: 'Gib einen Titel ein.',
    es: 'Escribe un título.',
  },
  conditionNeeded: {
    en: 'Choose a condition.',
    de: 'Wähl einen Zustand aus.',
    es: 'Elige un estado.',
  },
  descriptionNeeded: {
    en: 'Enter a description.',
    de: 'Gib eine Beschreibung ein.',
    es: 'Escribe una descripción.',
  },
  yearNeeded: {
    en: 'Enter the year of purchase.',
    de: 'Gib das Kaufjahr ein.',
    es: 'Escribe el año de compra.',
  },
  reasonNeeded: {
    en: 'A reason is needed.',
    de: 'Der Grund fehlt noch.',
    es: 'Falta el motivo.',
  },
  reasonTooLong: {
    en: 'A reason may have up to {most} characters.',
    de: 'Der Grund darf höchstens {most} Zeichen haben.',
    es: 'El motivo puede tener como mucho {most} caracteres.',
  },
  nameTooLong: {
    en: 'Name may have up to {most} characters.',
    de: 'Der Name darf höchstens {most} Zeichen haben.',
    es: 'El nombre puede tener hasta {most} caracteres.',
  },
  locationTooLong: {
    en: 'Location may have up to {most} characters.',
    de: 'Der Ort darf höchstens {most} Zeichen haben.',
    es: 'El lugar puede tener hasta {most} caracteres.',
  },
  phoneTooLong: {
    en: 'Phone may have up to {most} characters.',
    de: 'Die Telefonnummer darf höchstens {most} Zeichen haben.',
    es: 'El teléfono puede tener hasta {most} caracteres.',
  },
  titleTooLong: {
    en: 'Title may have up to {most} characters.',
    de: 'Der Titel darf höchstens {most} Zeichen haben.',
    es: 'El título puede tener hasta {most} caracteres.',
  },
  conditionTooLong: {
    en: 'Condition may have up to {most} characters.',
    de: 'Der Zustand darf höchstens {most} Zeichen haben.',
    es: 'El estado puede tener hasta {most} caracteres.',
  },
  descriptionTooLong: {
    en: 'Description may have up to {most} characters.',
    de: 'Die Beschreibung darf höchstens {most} Zeichen haben.',
    es: 'La descripción puede tener hasta {most} caracteres.',
  },
  defectsTooLong: {
    en: 'Wear and flaws may have up to {most} characters.',
    de: 'Spuren und Mängel dürfen höchstens {most} Zeichen haben.',
    es: 'El desgaste y los defectos pueden tener hasta {most} caracteres.',
  },
  yearTooLong: {
    en: 'Year may have up to {most} characters.',
    de: 'Das Kaufjahr darf höchstens {most} Zeichen haben.',
    es: 'El año puede tener hasta {most} caracteres.',
  },
  holderNeeded: {
    en: 'A name is needed.',
    de: 'Der Name fehlt noch.',
    es: 'Falta el nombre.',
  },
  postalAddressTooLong: {
    en: 'An address may have up to {most} characters.',
    de: 'Eine Adresse darf bis zu {most} Zeichen haben.',
    es: 'Una dirección puede tener hasta {most} caracteres.',
  },
  givenDescriptionTooLong: {
    en: 'A description may have up to {most} characters.',
    de: 'Eine Beschreibung darf höchstens {most} Zeichen haben.',
    es: 'Una descripción puede tener hasta {most} caracteres.',
  },
  answerTooLong: {
    en: 'An answer may have up to {most} characters.',
    de: 'Eine Antwort darf höchstens {most} Zeichen haben.',
    es: 'Una respuesta puede tener hasta {most} caracteres.',
  },
  evidenceTooLong: {
    en: 'Evidence may have up to {most} characters.',
    de: 'Die Belege dürfen höchstens {most} Zeichen haben.',
    es: 'Las pruebas pueden tener hasta {most} caracteres.',
  },
  textNeeded: {
    en: 'A text is needed.',
    de: 'Der Text fehlt noch.',
    es: 'Falta el texto.',
  },
  textTooLong: {
    en: 'A text may have up to {most} characters.',
    de: 'Ein Text darf höchstens {most} Zeichen haben.',
    es: 'Un texto puede tener hasta {most} caracteres.',
  },
  sessionNeeded: {
    en: 'Session is needed.',
    de: 'Die Sitzung fehlt noch.',
    es: 'Falta la sesión.',
  },
  sessionTooLong: {
    en: 'Session may have up to {most} characters.',
    de: 'Die Sitzung darf höchstens {most} Zeichen haben.',
    es: 'La sesión puede tener hasta {most} caracteres.',
  },
  linkNeeded: {
    en: 'Link is needed.',
    de: 'Der Link fehlt noch.',
    es: 'Falta el enlace.',
  },
  linkTooLong: {
    en: 'Link may have up to {most} characters.',
    de: 'Der Link darf höchstens {most} Zeichen haben.',
    es: 'El enlace puede tener hasta {most} caracteres.',
  },
  townNeeded: {
    en: 'Town is needed.',
    de: 'Der Ort fehlt noch.',
    es: 'Falta la localidad.',
  },
  townTooLong: {
    en: 'Town may have up to {most} characters.',
    de: 'Der Ort darf höchstens {most} Zeichen haben.',
    es: 'La localidad puede tener hasta {most} caracteres.',
  },
  legalNameNeeded: {
    en: 'Legal name is needed.',
    de: 'Der rechtliche Name fehlt noch.',
    es: 'Falta el nombre legal.',
  },
  legalNameTooLong: {
    en: 'Legal name may have up to {most} characters.',
    de: 'Der rechtliche Name darf höchstens {most} Zeichen haben.',
    es: 'El nombre legal puede tener hasta {most} caracteres.',
  },
  addressNeeded: {
    en: 'Address is needed.',
    de: 'Die Anschrift fehlt noch.',
    es: 'Falta la dirección.',
  },
  addressTooLong: {
    en: 'Address may have up to {most} characters.',
    de: 'Die Anschrift darf höchstens {most} Zeichen haben.',
    es: 'La dirección puede tener hasta {most} caracteres.',
  },
  registrationNeeded: {
    en: 'Registration or VAT number is needed.',
    de: 'Die Register- oder Umsatzsteuernummer fehlt noch.',
    es: 'Falta el número de registro o de IVA.',
  },
  registrationTooLong: {
    en: 'Registration or VAT number may have up to {most} characters.',
    de: 'Die Register- oder Umsatzsteuernummer darf höchstens {most} Zeichen haben.',
    es: 'El número de registro o de IVA puede tener hasta {most} caracteres.',
  },
});
