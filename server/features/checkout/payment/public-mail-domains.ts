/** Domains of mail services, whose users have nothing in common. */
const services =
  'gmail googlemail outlook hotmail live msn yahoo ymail icloud me mac aol gmx web t-online freenet proton protonmail pm mail yandex qq 163 126 hey fastmail orange wanadoo free laposte sfr libero virgilio comcast verizon att cox sbcglobal btinternet sky virginmedia telefonica terra bluewin zoho tutanota';
const names = new Set(services.split(' '));

/** Takes domains such as `yahoo.co.uk`. */
export const isPublicMailDomain = (domain: string): boolean => names.has(domain.split('.')[0] ?? '');
