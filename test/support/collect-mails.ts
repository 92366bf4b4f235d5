import type { Mail, Mailer } from '../../server/ports/mailer.ts';

/** @param delivers whether new addresses must be confirmed */
export function collectMails({ delivers = true } = {}): { sent: Mail[]; mailer: Mailer } {
  const sent: Mail[] = [];
  return { sent, mailer: { delivers, send: async (mail) => void sent.push(mail) } };
}
