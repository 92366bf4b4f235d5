import type { Language } from '../../../shared/domain/language.ts';
import { DISOWNED_DAYS } from '../../../shared/domain/payout.ts';
import { changeWords } from '../../../shared/words/accounts/change-mail.ts';
import type { MailSite } from '../../platform/mail/mail-site.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { LoginChange } from '../../ports/identity.ts';
import type { Mail } from '../../ports/mailer.ts';

export type AccountChange = LoginChange | 'payout_account_changed' | 'account_removed';

type Person = { email: string; language: Language };

/** Writes to a person about a change that somebody else might have made. */
export function changeMail(
  site: MailSite,
  { email, ...person }: Person,
  { change, notMeUrl }: { change: AccountChange; notMeUrl: string | undefined },
): Mail {
  const language = site.languageFor(person.language);
  const words = changeWords[language];
  const isGone = change === 'account_removed';
  return writeLetter(site, {
    to: email,
    language,
    subject: words.subject(site.name),
    // No name: somebody may have signed up with a stranger's address.
    greeting: words.hello,
    paragraphs: [words.changes[change], words.wasYou, objectionTo(change, words)],
    ...(isGone || !notMeUrl ? {} : { action: { label: words.notMe, url: notMeUrl } }),
    notes: isGone || !notMeUrl ? [] : [{ text: words.lasts }],
  });
}

function objectionTo(change: AccountChange, words: (typeof changeWords)[Language]): string {
  if (change === 'account_removed') return words.restore;
  return change === 'payout_account_changed' ? words.notYourAccount(DISOWNED_DAYS) : words.notYou;
}
