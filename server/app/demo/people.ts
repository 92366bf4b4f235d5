import type { AccountType } from '../../../shared/domain/account.ts';

export type DemoPerson = {
  email: string;
  name: string;
  type: AccountType;
  /** Verified by an admin. */
  verified: boolean;
  location: string;
  phone: string;
  /** Days since joining; all activity is later. */
  daysHere: number;
};

/** Public password of all demo people, so production refuses the demo. */
export const DEMO_PASSWORD = 'settee-demo';

const person = (
  type: AccountType,
  email: string,
  name: string,
  location: string,
  phone: string,
  daysHere: number,
  verified = false,
): DemoPerson => ({ email, name, type, verified, location, phone, daysHere });

export const demoSellers = [
  person('seller', 'seller@settee.test', 'Marta Lindqvist', 'Portland, OR', '(503) 555-0142', 118, true),
  person('seller', 'harlan@settee.test', 'Harlan & Daughters', 'Asheville, NC', '(828) 555-0119', 104, true),
  person('seller', 'odell@settee.test', 'Odell Pruitt', 'Detroit, MI', '(313) 555-0187', 58, true),
  person('seller', 'ines@settee.test', 'Inés Carranza', 'Santa Fe, NM', '(505) 555-0163', 36, true),
  person('seller', 'secondfloor@settee.test', 'Second Floor Vintage', 'Brooklyn, NY', '(718) 555-0128', 49, true),
  person('seller', 'tomasz@settee.test', 'Tomasz Wieczorek', 'Chicago, IL', '(312) 555-0175', 8),
  person('seller', 'bea@settee.test', 'Bea Fontaine', 'New Orleans, LA', '(504) 555-0151', 14),
  person('seller', 'kenji@settee.test', 'Kenji Morimoto', 'Oakland, CA', '(510) 555-0196', 22),
] as const;

/** Has an account at the local provider, so that payouts can be seen. */
export const PAID_SELLER = 'seller@settee.test';

export const demoBuyers = [
  person('buyer', 'buyer@settee.test', 'June Abernathy', 'Seattle, WA', '(206) 555-0134', 80),
  person('buyer', 'theo@settee.test', 'Theo Marsh', 'Austin, TX', '(512) 555-0107', 44),
  person('buyer', 'priya@settee.test', 'Priya Raman', 'Boston, MA', '(617) 555-0170', 26),
  person('buyer', 'walt@settee.test', 'Walt Kowalczyk', 'Milwaukee, WI', '(414) 555-0158', 19),
] as const;

export const demoAdmin = person('admin', 'admin@settee.test', 'Ada Whitlock', 'Denver, CO', '(303) 555-0112', 130);

export const demoPeople: readonly DemoPerson[] = [...demoSellers, ...demoBuyers, demoAdmin];

/** The accounts of the local stand-in for Google. */
export const googlePeople = [
  { name: 'Robin Ellery', email: 'robin.ellery@gmail.test' },
  { name: 'Noor Haddad', email: 'noor.haddad@gmail.test' },
  { name: 'Sam Okafor', email: 'sam.okafor@gmail.test' },
] as const;

/** Their logins are published in a public demo. */
export const demoEmails: readonly string[] = [...demoPeople, ...googlePeople].map(({ email }) => email);

export const demoLogins = [
  { email: 'buyer@settee.test', does: 'buys' },
  { email: 'seller@settee.test', does: 'sells, verified' },
  { email: 'admin@settee.test', does: 'manages people' },
] as const;
export type DemoLogin = (typeof demoLogins)[number];
