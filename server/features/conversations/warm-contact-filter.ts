import { hideContact } from '../../../shared/domain/contact/hide-contact.ts';

const PLAIN = 'Ruf mich an: 0171 1234567, lena@example.com, insta lenaholz, 180 x 90 cm.';
const WIDE = `${PLAIN} – 5️⃣ 你好`;

/** Compiles the patterns, so that the first message holds no other request. */
export function warmContactFilter(): void {
  for (const text of [PLAIN, WIDE]) for (let run = 0; run < 2; run++) hideContact([text], text);
}
