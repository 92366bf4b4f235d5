/** Refusals about how a listing is handed over. */
export const deliverySentences = {
  'Offer at least one way to get the listing.': 'Biete mindestens einen Weg an, wie man es bekommt.',
  'Enter how far you deliver, in kilometers.': 'Gib an, wie weit du lieferst, in Kilometern.',
  'Enter a fee; # is free.': 'Gib eine Gebühr ein; # heißt kostenlos.',
  'This fee is too high.': 'Diese Gebühr ist zu hoch.',
  'With this fee, the total is more than a card payment can be.':
    'Mit dieser Gebühr ist der Gesamtbetrag höher, als eine Kartenzahlung sein kann.',
  'Write the distance in whole kilometers, from # to #.': 'Schreib die Entfernung in ganzen Kilometern, von # bis #.',
  'Choose how you get it.': 'Wähl, wie du es bekommst.',
  'The seller does not offer this. Choose another way to get it.':
    'Das wird hier nicht angeboten. Wähl einen anderen Weg.',
  'This listing cannot be picked up. Choose how you get it.':
    'Dieser Artikel lässt sich nicht abholen. Wähl, wie du ihn bekommst.',
  'The seller delivers up to # km, and it is # km away: #':
    'Geliefert wird bis # km weit, und dieser Ort ist # km entfernt: #',
  'Write yes or no.': 'Schreib ja oder nein.',
  'Write a fee such as # or #.': 'Schreib eine Gebühr wie # oder #.',
} as const;
