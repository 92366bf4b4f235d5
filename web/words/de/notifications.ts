import type { Dictionary } from '../dictionary.ts';

export const notifications: Dictionary['notifications'] = {
  lede: 'Was mit deinen Anzeigen, Käufen und gemerkten Artikeln passiert ist. 90 Tage lang aufbewahrt.',
  unread: (count) => `${count} ungelesen`,
  isNew: 'Neu',
  none: 'Noch ist nichts passiert',
  noneHint: 'Merk dir einen Artikel, der dir gefällt. Hier erfährst du, wenn sein Preis sinkt oder er verkauft ist.',
  browse: 'Umsehen',
  all: 'Alle ansehen',
  choose: 'Auswählen, was du bekommst',
  today: 'Heute',
  kinds: {
    message: (from, title, count) =>
      count > 1 ? `${count} Nachrichten von ${from} zu ${title}` : `${from} hat dir zu ${title} geschrieben`,
    offer_received: (from, title, amount) => `${from} bietet ${amount} für ${title}`,
    offer_countered: (from, title, amount) => `${from} schlägt ${amount} für ${title} vor`,
    offer_accepted: (title, amount, until) =>
      `Preisvorschlag angenommen: ${title} für ${amount}, reserviert bis ${until}`,
    offer_declined: (from, title, amount) => `${from} hat den Preisvorschlag von ${amount} für ${title} abgelehnt`,
    offer_expired: (title, amount) => `Der Preisvorschlag von ${amount} für ${title} ist abgelaufen`,
    hold_lapsed: (title, amount) =>
      `${title} wurde nicht rechtzeitig bezahlt; die Reservierung für ${amount} ist beendet`,
    available_again: (title, amount) => `${title} ist wieder zu haben, für ${amount}`,
    sold: (title, amount) => `Verkauft: ${title} für ${amount}`,
    bought: (title, amount) => `Bezahlt: ${title} für ${amount}`,
    review_received: (from, title, stars) => `${from} gibt dir ${stars} von 5 Sternen für ${title}`,
    case_decided: (title, caseNumber) => `Fall ${caseNumber} zu ${title} ist entschieden`,
    handover: (title) => `Übergeben: ${title}. Du kannst jetzt bewerten`,
    times_proposed: (from, title) => `${from} schlägt Zeiten für die Übergabe vor: ${title}`,
    time_agreed: (title, start) => `Übergabe vereinbart: ${title}, ${start}`,
    time_changed: (from, title) => `${from} braucht eine andere Zeit für ${title}`,
    handover_cancelled: (title, start) => `Keine Übergabe von ${title} am ${start}`,
    time_missing: (title, until) => `Vereinbart eine Zeit für ${title}, sonst wird der Kauf am ${until} storniert`,
    handover_soon: (title, start) => `Übergabe von ${title}: ${start}`,
    code_missing: (title, until) => `${title} übergeben? Tippe den Code bis ${until} ein`,
    sale_cancelled: (from, title, reason) =>
      from
        ? `${from} hat den Kauf von ${title} storniert: ${reason}`
        : `Storniert: Für ${title} wurde keine Zeit vereinbart`,
    handover_refused: (from, title, reason) => `${from} hat ${title} nicht angenommen: ${reason}`,
    inspection: (title, until) => `Prüf bitte ${title}. Ein Problem kannst du bis ${until} melden`,
    sale_completed: (title) => `Der Verkauf von ${title} ist abgeschlossen`,
    parcel_sent: (title, tracking) => `${title} ist unterwegs: ${tracking}`,
    problem_reported: (from, title, reason) => `${from} meldet ein Problem mit ${title}: ${reason}`,
    no_show_reported: (from, title, until) =>
      `${from} sagt, dass du für ${title} nicht gekommen bist. Wenn das nicht stimmt, sag es bis ${until}`,
    no_show_ended: (title, absent) =>
      `Storniert: ${absent === 'buyer' ? 'Die Käuferseite' : 'Die Verkaufsseite'} kam nicht zur Übergabe von ${title}`,
    lower_price: (from, title, amount) => `${from} schlägt ${amount} weniger für ${title} vor`,
    lower_price_agreed: (from, title, amount) => `${from} ist mit ${amount} weniger für ${title} einverstanden`,
    dispute_decided: {
      refund: (title) => `Entschieden: Das ganze Geld für ${title} geht an die Käuferseite zurück`,
      part_refund: (title, amount) => `Entschieden: Für ${title} gehen ${amount} an die Käuferseite zurück`,
      release: (title) => `Entschieden: Die Verkaufsseite bekommt das Geld für ${title}`,
    },
    appeal_lapsed: (title) =>
      `Die Entscheidung über ${title} bleibt: Über den Einspruch wurde nicht rechtzeitig entschieden`,
    dispute_appealed: (from, title) => `${from} hat gegen die Entscheidung über ${title} Einspruch eingelegt`,
    payout: (amount) => `Ausgezahlt: ${amount}`,
    bank_details_missing: (amount) => `${amount} warten auf dich. Gib deine Bankverbindung ein`,
    legal_things: {
      withdrawal: 'Widerrufe zurückzuzahlen',
      appeal: 'Einsprüche zu entscheiden',
      erasure: 'Gelöschte Konten zu leeren',
      tax_report: 'Verkäufer dem Finanzamt zu melden',
    },
    legal_deadline: (what, count, until) => `${what}: ${count}, bis ${until}`,
    tax_details_missing: (year) => `Gib Anschrift und Steuernummer für die Meldung von ${year} ein`,
    payouts_overdue: (count, amount) =>
      count === 1
        ? `Eine Auszahlung von ${amount} ist überfällig`
        : `${count} Auszahlungen sind überfällig, zusammen ${amount}`,
    debt_left: (amount) => `Jemand ohne Konto schuldet ${amount}`,
    return_asked: (from, title, until) =>
      until
        ? `${from} gibt ${title} zurück: Das Geld muss bis ${until} zurück sein`
        : `${from} möchte ${title} zurückgeben`,
    decision_needed: (title, until) =>
      until ? `Bitte entscheide bis ${until} über ${title}` : `Eine Beschwerde zu ${title} braucht deine Entscheidung`,
    price_drop: (title, price, before) => `${title} kostet jetzt ${price} statt ${before}`,
    on_hold: (title) => `Jemand anderes bezahlt gerade ${title}`,
    back: (title, price) => `${title} ist wieder zu haben, für ${price}`,
    sold_saved: (title) => `${title} wurde an jemand anderen verkauft`,
    saved_search: (name, count) =>
      count === '1' ? `Ein neuer Artikel für „${name}“` : `${count} neue Artikel für „${name}“`,
  },
};

export const notificationChoices: Dictionary['notificationChoices'] = {
  title: 'Benachrichtigungen',
  lede: 'In der App findest du immer alles. Wähle, was du auch per Mail und auf diesem Gerät bekommst.',
  channels: { mail: 'Mail', push: 'Push' },
  what: 'Was passiert ist',
  always: 'Immer',
  groups: {
    messages: 'Neue Nachrichten',
    offers: 'Preisvorschläge und vereinbarte Preise',
    sales: 'Verkäufe und Käufe',
    handover: 'Übergabe und Lieferung',
    payouts: 'Auszahlungen',
    reviews: 'Bewertungen über dich',
    decisions: 'Entscheidungen über Meldungen',
    price_drop: 'Der Preis sinkt',
    on_hold: 'Jemand anderes bezahlt gerade',
    back: 'Wieder zu haben',
    sold_saved: 'An jemand anderen verkauft',
    saved_searches: 'Neues in gespeicherten Suchen',
    shop: 'Betrieb des Shops',
  },
  deal: 'Deine Käufe und Verkäufe',
  saved: 'Gemerkte Artikel',
  savedHint: 'Höchstens eine Mail am Tag je Artikel und Anlass.',
  kept: 'Deine Auswahl ist gespeichert',
  device: 'Benachrichtigungen auf diesem Gerät',
  deviceHint: 'Auch wenn die Seite geschlossen ist. Endet, wenn du dich hier abmeldest.',
  deviceOn: 'Dieses Gerät zeigt jetzt Benachrichtigungen',
  deviceOff: 'Dieses Gerät zeigt keine Benachrichtigungen mehr',
  blocked:
    'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen des Browsers für diese Seite.',
  unsupported:
    'Dieser Browser kann keine Benachrichtigungen zeigen. Auf dem iPhone füge die Seite zuerst dem Home-Bildschirm hinzu.',
  failed: 'Dein Browser hat seinen Push-Dienst nicht erreicht. Nichts wurde geändert. Versuch es später noch einmal.',
  quiet: 'Ruhezeit',
  quietHint: (zone) => `Mails und Push warten, bis sie endet. Zeitzone: ${zone}.`,
  from: 'Von',
  until: 'Bis',
  digest: 'Mails, die warten können',
  digestHint: 'Nachrichten, Preisvorschläge und Termine kommen immer sofort.',
  atOnce: 'Jede einzeln und sofort',
  daily: (time) => `Eine am Tag, um ${time}`,
  allMails: 'alle Arten, die sich abbestellen lassen',
};
