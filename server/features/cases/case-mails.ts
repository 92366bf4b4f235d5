import type { CaseKind, DecidedAction, ReportReason } from '../../../shared/domain/cases.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { caseWords } from '../../../shared/words/cases/case-mails.ts';
import { ruleNames } from '../../../shared/words/cases/rule-names.ts';
import type { MailSite } from '../../platform/mail/mail-site.ts';
import { onOneLine } from '../../platform/mail/on-one-line.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { Mail } from '../../ports/mailer.ts';

/** `hasAccount`: others get no words that a stranger chose. */
type Reader = { email: string; language: Language; hasAccount: boolean };
type Subject = Omit<Reader, 'hasAccount'> & { display_name: string };
/** `title`: the listing's, or the person's name. */
type Facts = { caseNumber: string; kind: CaseKind; title: string };
type StatementFacts = Facts & {
  caseId: string;
  action: DecidedAction;
  /** The decision that was appealed. */
  former?: DecidedAction | undefined;
  reason: string;
  /** Of the shop's terms, as the admin named it; may be empty. */
  clause: string;
  rules: readonly ReportReason[];
  heldBack?: boolean;
};

/** Confirms a report, with its case number. */
export function receiptMail(site: MailSite, { email, language: own, hasAccount }: Reader, facts: Facts): Mail {
  const language = site.languageFor(own);
  const words = caseWords[language];
  const { caseNumber } = facts;
  return writeLetter(site, {
    to: email,
    language,
    subject: words.receipt.subject(caseNumber),
    greeting: words.hello,
    paragraphs: [
      hasAccount ? words.receipt.text(nameOf(language, facts), caseNumber) : words.receipt.plain(caseNumber),
      words.receipt.next,
    ],
  });
}

/** Writes the decision to a reporter. */
export function outcomeMail(
  site: MailSite,
  { email, language: own, hasAccount }: Reader,
  { facts, action, former }: { facts: Facts } & Pick<StatementFacts, 'action' | 'former'>,
): Mail {
  const language = site.languageFor(own);
  const words = caseWords[language];
  const outcome = removesPerson(facts, action) ? words.outcome.personRemoved : words.outcome.actions[action];
  const again = action === 'none' ? words.outcome.takenBack : action === former ? words.outcome.kept : outcome;
  return writeLetter(site, {
    to: email,
    language,
    subject: words.outcome.subject(facts.caseNumber),
    greeting: words.hello,
    paragraphs: [
      hasAccount ? words.outcome.text(nameOf(language, facts)) : words.outcome.plain,
      former ? again : outcome,
      words.outcome.contest,
    ],
  });
}

/** Writes the statement of reasons (Article 17 DSA). */
export function statementMail(site: MailSite, person: Subject, facts: StatementFacts): Mail {
  const subject = { ...person, language: site.languageFor(person.language) };
  const words = caseWords[subject.language];
  return letterTo(site, subject, facts, {
    subject: words.statement.subject(facts.caseNumber),
    paragraphs: [
      words.statement.actions[facts.action](affected(subject, facts)),
      ...reasonLines(subject.language, facts),
      facts.rules.length > 0 ? words.statement.reported : words.statement.unreported,
      ...[words.statement.lasts[facts.action] ?? []].flat(),
      facts.heldBack ? words.statement.heldBack : words.statement.noMachine,
      removesPerson(facts, facts.action) ? words.statement.appealByMail : words.statement.appeal,
      words.statement.redress,
    ],
  });
}

/** Writes the result of the appeal to the affected person. */
export function appealMail(site: MailSite, person: Subject, facts: StatementFacts): Mail {
  const subject = { ...person, language: site.languageFor(person.language) };
  const words = caseWords[subject.language];
  const { action, former } = facts;
  return letterTo(site, subject, facts, {
    subject: words.appeal.subject(facts.caseNumber),
    paragraphs: [
      ...(action === former ? [words.appeal.kept] : []),
      action === 'none' ? words.appeal.overturned : words.statement.actions[action](affected(subject, facts)),
      ...reasonLines(subject.language, facts),
      words.appeal.last,
    ],
  });
}

/** Writes to a seller that a waiting listing is public now. */
export function approvedMail(
  site: MailSite,
  { email, language: own, display_name }: Subject,
  { title, listingId }: Facts & { listingId: string },
): Mail {
  const language = site.languageFor(own);
  const { approved, helloTo } = caseWords[language];
  return writeLetter(site, {
    to: email,
    language,
    subject: approved.subject(onOneLine(title)),
    greeting: helloTo(onOneLine(display_name)),
    paragraphs: [approved.text],
    action: { label: approved.open, url: `${site.publicUrl}/furniture/${listingId}` },
  });
}

const nameOf = (language: Language, { kind, title }: Facts): string =>
  caseWords[language].subjects[kind](onOneLine(title));

const removesPerson = ({ kind }: Facts, action: DecidedAction): boolean =>
  action === 'remove' && (kind === 'account' || kind === 'message');

/** `remove` of a message removes its writer. */
const affected = ({ display_name, language }: Subject, facts: StatementFacts): string =>
  removesPerson(facts, facts.action) ? onOneLine(display_name) : nameOf(language, facts);

function reasonLines(language: Language, facts: StatementFacts): string[] {
  const { action, reason, rules, clause } = facts;
  const { statement } = caseWords[language];
  const names = ruleNames[language];
  // A decision that is taken back broke no rule.
  if (action === 'none') return reason ? [statement.why(onOneLine(reason))] : [];
  const reported = rules.map((rule) => names[rule]).join(', ');
  const general = reported ? statement.rule(reported) : statement.generalRule;
  return [
    // Facts always, also when a client removes without saying why.
    reason ? statement.why(onOneLine(reason)) : statement.facts(nameOf(language, facts)),
    clause ? statement.clause(onOneLine(clause), reported) : general,
  ];
}

const letterTo = (
  site: MailSite,
  { email, language, display_name }: Subject,
  { caseId }: StatementFacts,
  text: { subject: string; paragraphs: string[] },
): Mail =>
  writeLetter(site, {
    to: email,
    language,
    greeting: caseWords[language].helloTo(onOneLine(display_name)),
    ...text,
    action: { label: caseWords[language].open, url: `${site.publicUrl}/dashboard/cases/${caseId}` },
  });
