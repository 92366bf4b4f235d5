export type Person = { name: string; email: string };

/**
 * Parses "Use another account".
 * @returns undefined without a name or an email
 */
export function readPerson(form: FormData): Person | undefined {
  const name = String(form.get('name') ?? '').trim();
  const email = String(form.get('email') ?? '')
    .trim()
    .toLowerCase();
  const good = name.length > 0 && name.length <= 80 && email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  return good ? { name, email } : undefined;
}
