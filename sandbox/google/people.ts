/** Somebody with an account at the stand-in. */
export type Person = { name: string; email: string };

/** Who can be chosen without typing anything. They are nobody's, and they know nothing of the demo catalogue. */
export const people: readonly Person[] = [
  { name: 'Robin Ellery', email: 'robin.ellery@gmail.test' },
  { name: 'Noor Haddad', email: 'noor.haddad@gmail.test' },
  { name: 'Sam Okafor', email: 'sam.okafor@gmail.test' },
];

/**
 * Reads the form of "Use another account".
 * @returns undefined when it is not a name and an e-mail
 */
export function readPerson(form: FormData): Person | undefined {
  const name = String(form.get('name') ?? '').trim();
  const email = String(form.get('email') ?? '')
    .trim()
    .toLowerCase();
  const good = name.length > 0 && name.length <= 80 && email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  return good ? { name, email } : undefined;
}
