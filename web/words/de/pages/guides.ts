import type { Dictionary } from '../../dictionary.ts';

export const guides: Dictionary['guides'] = {
  jump: 'Auf dieser Seite',
  title: 'Möbel-Ratgeber',
  lede: 'Was du vor dem Kauf prüfst, wie du das Möbel nach Hause bekommst und wie es die nächsten dreißig Jahre hält.',
  questionsTitle: 'Vier Fragen zu Software',
  list: {
    measure: {
      title: 'Passt es durch die Tür?',
      intro:
        'Die meisten Sofas, die zurückgehen, passten ins Zimmer, aber nicht durch den Flur. Zehn Minuten mit dem Maßband ersparen dir das.',
      points: [
        'Miss jede Tür auf dem Weg, und zwar zwischen den Zargen: Breite und Höhe, notfalls mit ausgehängtem Türblatt.',
        'Miss die engste Stelle der Treppe, den Treppenabsatz von Wand zu Wand und den Aufzug bei offener Tür.',
        'Ein Sofa geht hochkant oder auf dem Rücken durch die Tür. Vergleiche die Türbreite mit der Tiefe und der Höhe des Sofas: Das kleinere der beiden Maße muss mit drei Zentimetern Luft passen.',
        'Um eine Ecke zählt die Diagonale. Schneide Pappe auf Tiefe und Länge des Sofas zu und geh damit den Weg ab.',
        'Frag, welche Teile sich abnehmen lassen. Füße kann man oft abschrauben; das spart zehn bis fünfzehn Zentimeter.',
      ],
      outro:
        'Danach hilft dir der Größenfilter der Suche: Gib das größte Maß ein, das passt, und du siehst nur noch Möbel, die hineingehen.',
    },
    secondHand: {
      title: 'So prüfst du gebrauchte Möbel',
      intro: 'Alter ist kein Mangel. Darauf solltest du vor dem Bezahlen achten, vor Ort oder auf den Fotos.',
      points: [
        'Verbindungen: Rüttle einen Stuhl oder Tisch vorsichtig an Lehne oder Ecke. Eine lockere Verbindung lässt sich leimen, ein Riss quer durch ein Bein nicht.',
        'Schubladen: Zieh jede ganz heraus. Schwalbenschwänze an den Ecken sind ein gutes Zeichen, und ebenso eine Schublade, die leicht zurückgleitet.',
        'Massiv oder Furnier: Sieh dir Kanten und Rückseite an. Furnier auf Massivholz hält Generationen; Blasen kann man ausbügeln, fehlende Stücke nicht.',
        'Polster: Drück mit der Hand auf den Sitz. Er sollte langsam und leise zurückkommen. Frag nach Rauch, Haustieren und der letzten Reinigung.',
        'Feines Holzmehl in Häufchen unter dem Möbel bedeutet lebenden Holzwurm. Alte, dunkle Löcher allein sind Geschichte.',
        'Riech in den Schrank hinein. Feuchtigkeit bleibt jahrelang.',
      ],
      outro:
        'Wer ehrlich verkauft, zeigt Mängel auf den Fotos. Fehlt dir etwas, bitte vor dem Bezahlen um ein weiteres Bild.',
    },
    care: {
      title: 'Holz, Leder und Stoff pflegen',
      intro: 'Ein Möbel, das fünfzig Jahre gehalten hat, braucht nicht viel. Aber ab und zu das Richtige.',
      points: [
        'Holz: mit weichem, trockenem Tuch abstauben, nebelfeucht wischen und gleich trocknen. Geölte Flächen einmal im Jahr dünn nachölen und nach zwanzig Minuten abnehmen, was nicht eingezogen ist.',
        'Weiße Ringe sind Feuchtigkeit im Lack. Warme Luft aus dem Föhn, immer in Bewegung, holt sie oft heraus.',
        'Leder: einen halben Meter Abstand zur Heizung, mit feuchtem Tuch abwischen und zweimal im Jahr mit Lederpflege eincremen.',
        'Stoff: mit der weichen Bürste saugen, lose Kissen jeden Monat wenden und Flecken tupfen statt reiben. Teste jedes Mittel zuerst an einer verdeckten Stelle.',
        'Sonne bleicht alles aus. Dreh das Möbel ab und zu oder zieh mittags den Vorhang zu.',
      ],
      outro: 'Und zieh einmal im Jahr die Schrauben nach. Den meisten wackligen Stühlen fehlt nicht mehr.',
    },
  },
};
