import { isAccountName } from './account-name.ts';

const given = new Set(
  `
  aaron achim adam adrian agnes agustin aitor albert alberto alejandro alex alfonso alfred alicia alina alvaro amanda
  amber amelia amelie amparo andrea andreas andres andrew angela anita anja anna annika anthony antje antonio armin
  arturo ashley astrid axel barbara beate beatriz becky bella benjamin bernd bernhard bettina betty bianca birgit
  bonnie brad brenda brian britta bruce bruno caleb carl carla carlos carmela carmen carol carolina caroline carsten
  catalina cathy cecilia celia charles chloe christa christian christoph cindy clara claudia colin connor cornelia
  craig cristian cristina dagmar daniel daniela david debbie dennis derek diana diego dieter dirk donna doris dylan
  eddie edith eduardo edward elena elfriede elias elisa elke ellen ellie elliot elvira emil emilio emily emma enrique
  eric erica erich erika ernesto ernst erwin esteban esther ethan eugenia evan fabian fatima federico felipe felix
  fernando fiona florian francisco frank franz fred frieda friedrich fritz gabriel gary gavin georg george gerardo
  gerd gerda gerhard gertrud gina gisela gloria gonzalo greg greta gudrun guido guillermo gunter gustavo hanna hannah
  hannes harald harry heather hector hedwig heike heiko heiner heinrich heinz helena helga helmut henry herbert
  hermann hilde holger horst howard hubert hugo ignacio ines ingo ingrid inma irene isaac isabel ismael ivan jackie
  jacob jaime jakob james jamie jana jane janet jason javi javier jenny jeremy jesse jessica jesus jill joan joanna
  joaquin jochen joel johanna john jonas jordan jorg jorge jose josef josefina joseph josh joyce juan juana judy
  juergen julia julian julio jurgen justin jutta karen karin karl kathrin kathy katie katja keith kelly kenny kerstin
  kevin kirsten klara klaus konrad kurt kyle lara larry lars laura lauren leah lena leon leonor liesel lilli lily
  linda lisa logan lola lorena lorenzo lori lothar lourdes luca lucas lucia lucy luis luisa luise lukas luke lutz lynn
  maggie manfred manolo manuel manuela marcela marco marcos marcus maren margarita margit maria mariano maribel marie
  markus marlene marta martha martin mary mateo mathilde matthias megan melanie melissa mercedes michael miguel mike
  mireia molly monika montse moritz nadia nadine nadja nancy naomi natalia nathan neil nerea nicole nina noah nora
  norbert nuria olga oliver olivia oscar oskar owen pablo paco paloma pamela patricia patrick paul paula pedro pepe
  peter petra pilar rachel rafa rafael rainer ralf ralph ramon randy raquel raul rebecca regina reiner renate ricardo
  rita robert roberto rocio rodrigo roger roland rolf ronnie rosa ruben ruby rudi rudolf russell ruth ryan sabine
  sally salvador sandra santiago sara sarah sean sebastian sergio sharon shawn siegfried sigrid silke silvia simon
  simone sofia sonia sophia sophie stacy stefan stefanie steffen stella stephen steve steven stuart susan susana
  susanne sven swantje sylvia tanja teresa terry thomas thorsten tina tobias toby tomas tommy tony torsten tracy
  travis tyler ulrike ursula uschi valeria vanessa veronica veronika vicente victor victoria viktor vincent volker
  walter waltraud wendy werner wiebke wilhelm william wolfgang xavi yolanda yvonne
`
    .trim()
    .split(/\s+/),
);
const shortGiven = new Set(
  'amy ana ben bob dan eva ian ida ina jan jim joe kim leo max mia pia sam sue tim tom udo ute uwe zoe'.split(' '),
);
const added =
  /^(?:adams|antik|art|baker|bauer|becker|braun|brown|castro|chairs?|clark|craft|davis|deco|design|diaz|doe|fischer|furniture|garcia|gomez|green|gross|hall|hill|hoffmann|holz|home|jones|kim|king|klein|koch|kr(?:u|ue)ger|lang|lee|lewis|living|lopez|martin(?:ez)?|meier|mesas?|meyer|miller|m(?:o|oe)bel|moreno|muebles|m(?:u|ue)ller|navarro|ortiz|perez|ramos|retro|romero|rubio|ruiz|sanchez|schmidt|schulz|schwarz|scott|shop|sillas?|smith|sofas?|store|stuhl|taylor|tische?|torres|vega|vintage|vogt|wagner|walker|weber|weiss|white|wilson|wolf|wood|wright|young)$/;
/** `Victorian` */
const otherEnding =
  /^(?:sons?|sens?|ens|a?n?der|andra|[ei]?an[ao]?|ian[aos]?|ell?[aeo]|i?ett[aeo]|in[aeo]|it[ao]s?|chen|lein|ines?|ez|to?pher|mas|farben|rot|andria|lena|lore|luis[ae]|mari[ae])$/;
/** `Karlsruhe` */
const townEnding =
  /^(?:s|en)?(?:bad|berg|borough|burg|dorf|feld|field|ford|furt|hafen|hain|ham|hausen|haven|heim|ington|land|platz|port|ruhe|shire|stadt|strasse|street|ton|town|ville|weg)$/;

const withoutMarks = (word: string) => word.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a word is a first name and more: `lenaholz`. */
export function isPersonalName(word: string): boolean {
  const plain = withoutMarks(word);
  return isAccountName(word) && [...plain].some((_, at) => isNameAndWord(plain.slice(0, at), plain.slice(at)));
}

const isNameAndWord = (first: string, last: string): boolean =>
  (last.length > 2 && given.has(first) && !otherEnding.test(last) && !townEnding.test(last)) ||
  (shortGiven.has(first) && added.test(last)) ||
  (added.test(first) && (given.has(last) || shortGiven.has(last)));
