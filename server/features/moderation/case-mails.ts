import type { CaseKind, DecidedAction, ReportReason } from '../../../shared/domain/cases.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { MailSite } from '../../platform/mail/mail-site.ts';
import { onOneLine } from '../../platform/mail/on-one-line.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { Mail } from '../../ports/mailer.ts';
import { caseWords } from './case-words.ts';

type Reader = { email: string; language: Language };
type Subject = Reader & { display_name: string };
type Facts = { caseNumber: string; title: string };
type StatementFacts = Facts & {
  caseId: string;
  kind: CaseKind;
  action: DecidedAction;
  reason: string;
  rules: readonly ReportReason[];
};

/** Tells a reporter that the report came, with the number of its case. */
export function receiptMail(site: MailSite, { email, language: own }: Reader, { caseNumber, title }: Facts): Mail {
  const language = site.languageFor(own);
  const said = caseWords[language];
  return writeLetter(site, {
    ...{ to: email, language, subject: said.receipt.subject(caseNumber), greeting: said.hello },
    paragraphs: [said.receipt.text(onOneLine(title), caseNumber), said.receipt.next],
  });
}

/** Tells a reporter what was decided. */
export function outcomeMail(
  site: MailSite,
  { email, language: own }: Reader,
  { caseNumber, title }: Facts,
  action: DecidedAction,
): Mail {
  const language = site.languageFor(own);
  const said = caseWords[language];
  return writeLetter(site, {
    ...{ to: email, language, subject: said.outcome.subject(caseNumber), greeting: said.hello },
    paragraphs: [said.outcome.text(onOneLine(title)), said.outcome.actions[action], said.outcome.contest],
  });
}

/** Returns the statement of reasons: what, why, which rule, how to appeal. */
export function statementMail(site: MailSite, person: Subject, facts: StatementFacts): Mail {
  const subject = { ...person, language: site.languageFor(person.language) };
  const said = caseWords[subject.language];
  return letterTo(site, subject, facts, {
    subject: said.statement.subject(facts.caseNumber),
    paragraphs: [
      said.statement.actions[facts.action](onOneLine(facts.title)),
      ...whyOf(subject.language, facts),
      said.statement.noMachine,
      facts.kind === 'account' && facts.action === 'remove' ? said.statement.appealByMail : said.statement.appeal,
    ],
  });
}

/** Tells the person affected what was decided on the appeal. */
export function appealMail(site: MailSite, person: Subject, facts: StatementFacts): Mail {
  const subject = { ...person, language: site.languageFor(person.language) };
  const said = caseWords[subject.language];
  const { action, title } = facts;
  return letterTo(site, subject, facts, {
    subject: said.appeal.subject(facts.caseNumber),
    paragraphs: [
      action === 'none' ? said.appeal.overturned : said.statement.actions[action](onOneLine(title)),
      ...whyOf(subject.language, facts),
      said.appeal.last,
    ],
  });
}

function whyOf(language: Language, { reason, rules }: StatementFacts): string[] {
  const { statement, rules: names } = caseWords[language];
  return [
    ...(reason ? [statement.why(onOneLine(reason))] : []),
    rules.length > 0 ? statement.rule(rules.map((rule) => names[rule]).join(', ')) : statement.generalRule,
  ];
}

const letterTo = (
  site: MailSite,
  { email, language, display_name }: Subject,
  { caseId }: StatementFacts,
  text: { subject: string; paragraphs: string[] },
): Mail =>
  writeLetter(site, {
    ...{ to: email, language, greeting: caseWords[language].helloTo(onOneLine(display_name)) },
    ...text,
    action: { label: caseWords[language].open, url: `${site.publicUrl}/dashboard/cases/${caseId}` },
  });
