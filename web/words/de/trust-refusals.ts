import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Refusals about blocks, reviews and the review queue. */
export const trustSentences: Refusals['sentences'] = {
  'Choose what you report.': 'Wähl, was du meldest.',
  'Choose the tags from the list.': 'Wähl die Stichworte aus der Liste.',
  'Write your review.': 'Schreib deine Bewertung.',
  'Choose one to five stars.': 'Wähl einen bis fünf Sterne.',
  'A word must be text.': 'Ein Wort muss Text sein.',
  'Write a word, or remove the line.': 'Schreib ein Wort, oder entferne die Zeile.',
  'A word or phrase may have up to # characters.': 'Ein Wort oder Ausdruck darf bis zu # Zeichen haben.',
  'There may be up to # words.': 'Es dürfen bis zu # Wörter sein.',
  'A review may have up to # characters.': 'Eine Bewertung darf bis zu # Zeichen haben.',
  'A reply may have up to # characters.': 'Eine Antwort darf bis zu # Zeichen haben.',
  'A reply is needed.': 'Die Antwort fehlt noch.',
  'You cannot block yourself.': 'Du kannst dich nicht selbst blockieren.',
  'You can review this once it is handed over. What you typed is still here.':
    'Du kannst das bewerten, sobald es übergeben ist. Was du geschrieben hast, ist noch da.',
  'The time for reviewing this is over: there are # days after the handover.':
    'Die Zeit zum Bewerten ist vorbei: Nach der Übergabe sind es # Tage.',
  'You have reviewed this already.': 'Du hast das schon bewertet.',
  'You have replied to this review already.': 'Du hast auf diese Bewertung schon geantwortet.',
};
