import type { LegalDeadline } from '../../../../shared/domain/legal-deadline.ts';
import type { NotificationWords } from './notification-words.ts';

const legalThings: Record<LegalDeadline, (count: number) => string> = {
  withdrawal: (count) => (count === 1 ? 'Ein Widerruf ist zurückzuzahlen' : `${count} Widerrufe sind zurückzuzahlen`),
  appeal: (count) => (count === 1 ? 'Ein Einspruch ist zu entscheiden' : `${count} Einsprüche sind zu entscheiden`),
  erasure: (count) => (count === 1 ? 'Ein gelöschtes Konto ist zu leeren' : `${count} gelöschte Konten sind zu leeren`),
  tax_report: (count) =>
    count === 1 ? 'Ein Verkäufer ist dem Finanzamt zu melden' : `${count} Verkäufer sind dem Finanzamt zu melden`,
};

export const german: NotificationWords = {
  kinds: {
    message: ({ title, from, text }, { count }) => ({
      title: count > 1 ? `${count} Nachrichten von ${from}: ${title}` : `Nachricht von ${from}: ${title}`,
      text: text
        ? `${from} hat dir zu ${title} geschrieben: „${text}“`
        : `${from} hat dir zu ${title} geschrieben. Öffne die Unterhaltung, um zu lesen und zu antworten.`,
    }),
    offer_received: ({ title, from, amountCents }, { money }) => ({
      title: `${from} bietet ${money(amountCents)} für ${title}`,
      text: `${from} macht dir einen Preisvorschlag: ${money(amountCents)} für ${title}. Du kannst ihn annehmen, ablehnen oder einen anderen Preis nennen.`,
    }),
    offer_countered: ({ title, from, amountCents }, { money }) => ({
      title: `${from} schlägt ${money(amountCents)} für ${title} vor`,
      text: `${from} antwortet auf deinen Preisvorschlag mit einem anderen Preis: ${money(amountCents)} für ${title}.`,
    }),
    offer_accepted: ({ title, from, amountCents, until }, { money, time }) => ({
      title: `Preisvorschlag angenommen: ${title} für ${money(amountCents)}`,
      text: `${from} hat den Preisvorschlag angenommen: ${title} für ${money(amountCents)}. Der Artikel ist bis ${time(until)} reserviert und muss bis dahin bezahlt sein.`,
    }),
    offer_declined: ({ title, from, amountCents }, { money }) => ({
      title: `Preisvorschlag abgelehnt: ${title}`,
      text: `${from} hat den Preisvorschlag von ${money(amountCents)} für ${title} abgelehnt.`,
    }),
    offer_expired: ({ title, amountCents }, { money }) => ({
      title: `Preisvorschlag abgelaufen: ${title}`,
      text: `der Preisvorschlag von ${money(amountCents)} für ${title} wurde nicht rechtzeitig beantwortet und ist abgelaufen. Ein neuer Preisvorschlag ist möglich.`,
    }),
    hold_lapsed: ({ title, amountCents }, { money }) => ({
      title: `Reservierung beendet: ${title}`,
      text: `der vereinbarte Preis von ${money(amountCents)} für ${title} wurde nicht rechtzeitig bezahlt. Die Reservierung ist beendet, der Artikel steht wieder zum Verkauf.`,
    }),
    available_again: ({ title, priceCents }, { money }) => ({
      title: `${title} ist wieder zu haben`,
      text: `ein Artikel, für den du einen Preis vorgeschlagen hast, ist wieder zu haben: ${title} für ${money(priceCents)}.`,
    }),
    sold: ({ title, amountCents }, { money }) => ({
      title: `Verkauft: ${title} für ${money(amountCents)}`,
      text: `dein Artikel ist verkauft und bezahlt: ${title} für ${money(amountCents)}.`,
    }),
    bought: ({ title, amountCents }, { money }) => ({
      title: `Bezahlt: ${title} für ${money(amountCents)}`,
      text: `deine Zahlung ist angekommen, ${title} gehört dir.`,
    }),
    review_received: ({ title, from, stars }) => ({
      title: `${from} hat dich bewertet: ${stars} von 5 Sternen`,
      text: `${from} hat eine Bewertung zu ${title} geschrieben: ${stars} von 5 Sternen.`,
    }),
    case_decided: ({ title, caseNumber }) => ({
      title: `Eine Entscheidung zu ${title}`,
      text: `wir haben den Fall ${caseNumber} entschieden. Entscheidung und Gründe stehen in deinem Konto.`,
    }),
    handover: ({ title }) => ({
      title: `Übergeben: ${title}`,
      text: `du hast deinen Code gezeigt, die Übergabe von ${title} ist abgeschlossen. Du kannst den Verkäufer 14 Tage lang bewerten.`,
    }),
    times_proposed: ({ title, from }) => ({
      title: `${from} schlägt Zeiten für die Übergabe vor: ${title}`,
      text: `${from} hat Zeiten für die Übergabe von ${title} vorgeschlagen. Bitte nimm eine an oder schlag andere vor.`,
    }),
    time_agreed: ({ title, from, start, timeZone }, { time }) => ({
      title: `Übergabe vereinbart: ${title}, ${time(start, timeZone)}`,
      text: from
        ? `${from} hat die Zeit angenommen: ${title} wird am ${time(start, timeZone)} übergeben. Du kannst sie in deinen Kalender eintragen.`
        : `Ihr habt eine Zeit vereinbart: ${title} wird am ${time(start, timeZone)} übergeben.`,
    }),
    time_changed: ({ title, from }) => ({
      title: `${from} braucht eine andere Zeit für ${title}`,
      text: `${from} kann die vereinbarte Zeit für ${title} nicht einhalten und schlägt andere vor. Bitte nimm eine an oder schlag andere vor.`,
    }),
    handover_cancelled: ({ title, start, timeZone }, { time }) => ({
      title: `Übergabe abgesagt: ${title}, ${time(start, timeZone)}`,
      text: `${title} wird nicht am ${time(start, timeZone)} übergeben. Diese Zeit gilt nicht mehr; beim Kauf siehst du, wie es weitergeht.`,
    }),
    time_missing: ({ title, until }, { time }) => ({
      title: `Bitte vereinbart eine Zeit: ${title}`,
      text: `Für die Übergabe von ${title} ist keine Zeit vereinbart. Gibt es bis ${time(until)} keine, wird der Kauf storniert und das Geld erstattet. Wurde schon übergeben, muss der Code vom Käufer eingetippt werden.`,
    }),
    handover_soon: ({ title, start, timeZone }, { time }) => ({
      title: `Übergabe von ${title}: ${time(start, timeZone)}`,
      text: `Die Übergabe von ${title} ist am ${time(start, timeZone)}. Wer kauft, zeigt den Code; wer verkauft, tippt ihn ein.`,
    }),
    code_missing: ({ title, until }, { time }) => ({
      title: `Bitte tippe den Code ein: ${title}`,
      text: `Die vereinbarte Zeit für ${title} ist vorbei. Hast du den Artikel übergeben, tippe den Code bis ${time(until)} ein. Danach müsst ihr eine andere Zeit vereinbaren.`,
    }),
    sale_cancelled: ({ title, from, text }) => ({
      title: `Storniert: ${title}`,
      text: from
        ? `${from} hat den Kauf von ${title} storniert: „${text}“. Das Geld wird erstattet.`
        : `Für die Übergabe von ${title} wurde keine Zeit vereinbart, deshalb wurde der Kauf storniert. Das Geld wird erstattet.`,
    }),
    handover_refused: ({ title, from, text }) => ({
      title: `Bei der Übergabe abgelehnt: ${title}`,
      text: `${from} hat ${title} bei der Übergabe abgelehnt: „${text}“. Das Geld wird erstattet.`,
    }),
    inspection: ({ title, until }, { time }) => ({
      title: `Prüf bitte ${title} bis ${time(until)}`,
      text: `${title} wurde geliefert. Wenn etwas nicht stimmt, melde es bis ${time(until)}. Danach bekommt die Verkaufsseite das Geld.`,
    }),
    sale_completed: ({ title }) => ({
      title: `Abgeschlossen: ${title}`,
      text: `Der Verkauf von ${title} ist abgeschlossen. Dein Geld steht jetzt bei deinen Einnahmen, und du kannst 14 Tage lang eine Bewertung schreiben.`,
    }),
    parcel_sent: ({ title, tracking }) => ({
      title: `Unterwegs: ${title}`,
      text: `${title} wurde verschickt: ${tracking}. Sag bitte Bescheid, wenn es ankommt. Kommt es nicht an, kannst du ein Problem melden.`,
    }),
    problem_reported: ({ title, from, text }) => ({
      title: `Problem gemeldet: ${title}`,
      text: `${from} hat ein Problem mit ${title} gemeldet: „${text}“. Das Geld bleibt, wo es ist, bis entschieden ist. Auf der Seite des Verkaufs siehst du die Meldung.`,
    }),
    no_show_reported: ({ title, from, until }, { time }) => ({
      title: `Übergabe verpasst? ${title}`,
      text: `${from} sagt, dass du nicht zur Übergabe von ${title} gekommen bist. Wenn das nicht stimmt, sag es bis ${time(until)}. Danach gilt es als richtig.`,
    }),
    no_show_ended: ({ title, absent }) => ({
      title: `Storniert: ${title}`,
      text: `${absent === 'buyer' ? 'Die Käuferseite' : 'Die Verkaufsseite'} kam nicht zur Übergabe von ${title}, deshalb wurde der Verkauf storniert. Das Geld geht zurück.`,
    }),
    lower_price: ({ title, from, amountCents }, { money }) => ({
      title: `Niedrigerer Preis vorgeschlagen: ${title}`,
      text: `${from} schlägt vor, dass ${money(amountCents)} vom Preis für ${title} zurückgehen. Nimm es erst an, wenn ${title} den Besitzer wechselt.`,
    }),
    lower_price_agreed: ({ title, from, amountCents }, { money }) => ({
      title: `Niedrigerer Preis vereinbart: ${title}`,
      text: `${from} hat den niedrigeren Preis angenommen: ${money(amountCents)} für ${title} gehen zurück, und die Übergabe ist erledigt.`,
    }),
    dispute_decided: ({ title, outcome, amountCents, text }, { money }) => ({
      title: `Entschieden: ${title}`,
      text: `${
        {
          refund: `Für ${title} geht das ganze Geld an die Käuferseite zurück.`,
          part_refund: `Für ${title} gehen ${money(amountCents)} an die Käuferseite zurück, den Rest bekommt die Verkaufsseite.`,
          release: `Für ${title} bekommt die Verkaufsseite das Geld.`,
        }[outcome]
      } ${text ? `Der Grund: „${text}“.` : 'Niemand hat rechtzeitig entschieden.'} Die Entscheidung, und was du tun kannst, siehst du auf der Seite des Verkaufs.`,
    }),
    dispute_appealed: ({ title, from }) => ({
      title: `Einspruch: ${title}`,
      text: `${from} hat gegen die Entscheidung über ${title} Einspruch eingelegt. Sie wird noch einmal geprüft.`,
    }),
    appeal_lapsed: ({ title }) => ({
      title: `Einspruch beendet: ${title}`,
      text: `über den Einspruch zu ${title} wurde nicht rechtzeitig entschieden. Die Entscheidung bleibt.`,
    }),
    payout: ({ amountCents }, { money }) => ({
      title: `Ausgezahlt: ${money(amountCents)}`,
      text: `wir haben dir ${money(amountCents)} überwiesen. Bis deine Bank es anzeigt, können ein paar Tage vergehen.`,
    }),
    bank_details_missing: ({ amountCents }, { money }) => ({
      title: `${money(amountCents)} warten auf deine Bankverbindung`,
      text: `${money(amountCents)} aus deinen Verkäufen warten auf dich. Sag uns, wohin wir das Geld überweisen sollen: Gib auf der Seite mit deinen Einnahmen deine Bankverbindung ein.`,
    }),
    tax_details_missing: ({ year }) => ({
      title: `Anschrift und Steuernummer für ${year}`,
      text: `Du verkaufst in diesem Jahr so viel, dass wir deine Verkäufe von ${year} dem Finanzamt melden müssen. Gib auf der Seite mit deinen Einnahmen deine Anschrift und deine Steuernummer ein.`,
    }),
    payouts_overdue: ({ count, amountCents, since, sentBy }, { money, time }) => ({
      title: count === 1 ? 'Eine Auszahlung ist überfällig' : `${count} Auszahlungen sind überfällig`,
      text: `Verkäufer warten auf ${money(amountCents)}, am längsten seit ${time(since)}. ${
        sentBy === 'provider'
          ? 'Der Zahlungsanbieter hätte es senden sollen. Die Liste zeigt, was er gesagt hat; sieh dir die Konten dieser Verkäufer beim Anbieter an.'
          : 'Überweise das Geld und markiere es als bezahlt.'
      }`,
    }),
    debt_left: ({ amountCents }, { money }) => ({
      title: `Jemand ohne Konto schuldet ${money(amountCents)}`,
      text: `${money(amountCents)} gingen an Käufer zurück, nachdem wir den Verkäufer bezahlt hatten. Das Konto gibt es nicht mehr, also gleicht kein Verkauf das aus. Fordere das Geld auf anderem Weg ein oder schreib es ab.`,
    }),
    return_asked: ({ title, from, until }, { time }) => ({
      title: `${from} möchte ${title} zurückgeben`,
      text: until
        ? `${from} widerruft den Kauf von ${title}. Der Verkäufer ist gewerblich und muss annehmen; nach dem Gesetz muss das Geld bis ${time(until)} zurück sein. Achte darauf.`
        : `${from} hat den Verkäufer gebeten, ${title} zurückzunehmen. Der Verkäufer antwortet; das Gesetz verlangt hier nichts.`,
    }),
    legal_deadline: ({ what, count, until }, { time }) => ({
      title: `${legalThings[what](count)}: bis ${time(until)}`,
      text: `Das Gesetz nennt dafür einen Tag. ${legalThings[what](count)}, zuerst bis ${time(until)}. Die Liste zeigt, was wartet.`,
    }),
    decision_needed: ({ title, until }, { time }) => ({
      title: `${title} braucht deine Entscheidung`,
      text: until
        ? `Käufer und Verkäufer von ${title} sind sich nicht einig. Bitte entscheide bis ${time(until)}; danach bekommt der Käufer das Geld zurück.`
        : `Jemand legt Beschwerde gegen eine Entscheidung über ${title} ein. Bitte sieh sie dir noch einmal an.`,
    }),
    price_drop: ({ title, priceCents, fromCents }, { money }) => ({
      title: `${title} kostet jetzt ${money(priceCents)}`,
      text: `ein Artikel, den du dir gemerkt hast, ist günstiger geworden: ${title} kostet jetzt ${money(priceCents)} statt ${money(fromCents)}.`,
    }),
    on_hold: ({ title }) => ({
      title: `${title} ist reserviert`,
      text: `jemand bezahlt gerade einen Artikel, den du dir gemerkt hast: ${title}. Er ist ein paar Minuten lang reserviert und wird vielleicht wieder frei.`,
    }),
    back: ({ title, priceCents }, { money }) => ({
      title: `${title} ist wieder zu haben`,
      text: `ein Artikel, den du dir gemerkt hast, ist wieder zu haben: ${title} für ${money(priceCents)}.`,
    }),
    sold_saved: ({ title }) => ({
      title: `${title} ist verkauft`,
      text: `ein Artikel, den du dir gemerkt hast, ist verkauft: ${title}.`,
    }),
    saved_search: ({ name, found, more }) => {
      const count = `${found}${more ? '+' : ''}`;
      return {
        title: `${count === '1' ? 'Ein neuer Artikel' : `${count} neue Artikel`} für „${name}“`,
        text: `${count === '1' ? 'ein neuer Artikel passt' : `${count} neue Artikel passen`} zu deiner gespeicherten Suche „${name}“.`,
      };
    },
  },
  calendar: { title: (title) => `Übergabe: ${title}`, text: 'Wer kauft, zeigt den Code; wer verkauft, tippt ihn ein.' },
  open: {
    messages: 'Lesen und antworten',
    offers: 'Preisvorschlag ansehen',
    sales: 'Verkauf ansehen',
    handover: 'Ansehen, wie es weitergeht',
    payouts: 'Einnahmen ansehen',
    reviews: 'Bewertung ansehen',
    decisions: 'Entscheidung ansehen',
    price_drop: 'Ansehen',
    on_hold: 'Ansehen',
    back: 'Ansehen',
    sold_saved: 'Ansehen',
    saved_searches: 'Alle Treffer ansehen',
    shop: 'Auszahlungen ansehen',
  },
  hello: (name) => `Hallo ${name},`,
  why: {
    saved: 'Du bekommst diese Mail, weil du dir den Artikel gemerkt hast.',
    search: 'Du bekommst diese Mail, weil du die Suche gespeichert hast.',
    other: 'Du bekommst diese Mail, weil du es in deinem Konto so gewählt hast.',
    fixed: 'In dieser Mail geht es um eine Vereinbarung oder um Geld, deshalb lässt sie sich nicht abbestellen.',
  },
  stop: 'Diese Mails abbestellen',
  stopAll: 'Alle Mails abbestellen, bei denen das geht',
  choose: 'Alle deine Benachrichtigungen',
  digest: {
    subject: (count) => (count === 1 ? 'Dein Tag: eine Neuigkeit' : `Dein Tag: ${count} Neuigkeiten`),
    text: 'das ist seit deiner letzten täglichen Mail passiert:',
    open: 'Alle Benachrichtigungen ansehen',
  },
};
