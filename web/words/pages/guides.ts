import { area } from '../area.ts';

export const guides = area('guides', {
  jump: { en: 'On this page', de: 'Auf dieser Seite', es: 'En esta página' },
  title: { en: 'Furniture guides', de: 'Möbel-Ratgeber', es: 'Guías de muebles' },
  lede: {
    en: 'What to check before you buy, how to get it home, and how to keep it for the next thirty years.',
    de: 'Was du vor dem Kauf prüfst, wie du das Möbel nach Hause bekommst und wie es die nächsten dreißig Jahre hält.',
    es: 'Qué mirar antes de comprar, cómo llevarlo a casa y cómo conservarlo otros treinta años.',
  },
  questionsTitle: {
    en: 'Four questions about software',
    de: 'Vier Fragen zu Software',
    es: 'Cuatro preguntas sobre software',
  },
  list: {
    measure: {
      title: { en: 'Will it fit through the door?', de: 'Passt es durch die Tür?', es: '¿Cabe por la puerta?' },
      intro: {
        en: 'Most sofas that go back to the seller were the right size for the room and the wrong size for the hallway. Ten minutes with a tape measure prevent that.',
        de: 'Die meisten Sofas, die zurückgehen, passten ins Zimmer, aber nicht durch den Flur. Zehn Minuten mit dem Maßband ersparen dir das.',
        es: 'La mayoría de los sofás que se devuelven cabían en el salón, pero no en el pasillo. Diez minutos con una cinta métrica lo evitan.',
      },
      points: [
        {
          en: 'Measure every door on the way, between the frames and not the wall: width and height, with the door taken off its hinges if need be.',
          de: 'Miss jede Tür auf dem Weg, und zwar zwischen den Zargen: Breite und Höhe, notfalls mit ausgehängtem Türblatt.',
          es: 'Mide todas las puertas del camino, entre los marcos: ancho y alto, con la hoja desmontada si hace falta.',
        },
        {
          en: 'Measure the narrowest spot of the stairs, the landing from wall to wall, and the elevator with its doors open.',
          de: 'Miss die engste Stelle der Treppe, den Treppenabsatz von Wand zu Wand und den Aufzug bei offener Tür.',
          es: 'Mide el punto más estrecho de la escalera, el rellano de pared a pared y el ascensor con las puertas abiertas.',
        },
        {
          en: 'A sofa goes through a door standing on end or on its back. Compare the door’s width with the sofa’s depth and with its height; the smaller of the two must fit with an inch to spare.',
          de: 'Ein Sofa geht hochkant oder auf dem Rücken durch die Tür. Vergleiche die Türbreite mit der Tiefe und der Höhe des Sofas: Das kleinere der beiden Maße muss mit drei Zentimetern Luft passen.',
          es: 'Un sofá pasa por una puerta de pie o tumbado. Compara el ancho de la puerta con el fondo y con el alto del sofá: la menor de las dos medidas tiene que caber con tres centímetros de margen.',
        },
        {
          en: 'Around a corner the diagonal counts. Cut cardboard to the sofa’s depth and length and walk it through.',
          de: 'Um eine Ecke zählt die Diagonale. Schneide Pappe auf Tiefe und Länge des Sofas zu und geh damit den Weg ab.',
          es: 'En una esquina cuenta la diagonal. Corta un cartón con el fondo y el largo del sofá y haz el recorrido con él.',
        },
        {
          en: 'Ask the seller which parts come off. Legs often unscrew, and they save four to six inches.',
          de: 'Frag, welche Teile sich abnehmen lassen. Füße kann man oft abschrauben; das spart zehn bis fünfzehn Zentimeter.',
          es: 'Pregunta qué piezas se desmontan. Las patas suelen desenroscarse y ahorran de diez a quince centímetros.',
        },
      ],
      outro: {
        en: 'Then use the size filter in the search: type the largest size that fits, and you see only furniture that does.',
        de: 'Danach hilft dir der Größenfilter der Suche: Gib das größte Maß ein, das passt, und du siehst nur noch Möbel, die hineingehen.',
        es: 'Después usa el filtro de tamaño de la búsqueda: escribe la medida máxima que cabe y solo verás muebles que entran.',
      },
    },
    secondHand: {
      title: {
        en: 'How to look at used furniture',
        de: 'So prüfst du gebrauchte Möbel',
        es: 'Cómo examinar un mueble usado',
      },
      intro: {
        en: 'Age is no defect. These are the things to look at before you pay, in person or in the photos.',
        de: 'Alter ist kein Mangel. Darauf solltest du vor dem Bezahlen achten, vor Ort oder auf den Fotos.',
        es: 'Los años no son un defecto. Esto es lo que conviene mirar antes de pagar, en persona o en las fotos.',
      },
      points: [
        {
          en: 'Joints: rock a chair or table gently by its back or corner. Movement in a joint can be glued; a crack through a leg cannot.',
          de: 'Verbindungen: Rüttle einen Stuhl oder Tisch vorsichtig an Lehne oder Ecke. Eine lockere Verbindung lässt sich leimen, ein Riss quer durch ein Bein nicht.',
          es: 'Uniones: mueve con suavidad la silla o la mesa por el respaldo o una esquina. Una unión floja se encola; una pata rajada, no.',
        },
        {
          en: 'Drawers: pull each one all the way out. Dovetails at the corners are a good sign, and so is a drawer that slides back by itself.',
          de: 'Schubladen: Zieh jede ganz heraus. Schwalbenschwänze an den Ecken sind ein gutes Zeichen, und ebenso eine Schublade, die leicht zurückgleitet.',
          es: 'Cajones: saca cada uno del todo. Las colas de milano en las esquinas son buena señal, y también que el cajón vuelva solo a su sitio.',
        },
        {
          en: 'Wood or veneer: look at the edges and the back. Veneer on solid wood lasts for generations; bubbles in it can be ironed flat, missing parts cannot.',
          de: 'Massiv oder Furnier: Sieh dir Kanten und Rückseite an. Furnier auf Massivholz hält Generationen; Blasen kann man ausbügeln, fehlende Stücke nicht.',
          es: 'Madera maciza o chapa: mira los cantos y la parte de atrás. La chapa sobre madera maciza dura generaciones; las burbujas se planchan, los trozos que faltan no se recuperan.',
        },
        {
          en: 'Upholstery: press the seat with your hand. It should come back slowly and quietly. Ask about smoke, pets and when it was last cleaned.',
          de: 'Polster: Drück mit der Hand auf den Sitz. Er sollte langsam und leise zurückkommen. Frag nach Rauch, Haustieren und der letzten Reinigung.',
          es: 'Tapicería: aprieta el asiento con la mano. Debe volver despacio y sin ruido. Pregunta por el humo, las mascotas y la última limpieza.',
        },
        {
          en: 'Wood dust in fine piles under the furniture means live woodworm. Old, dark holes alone are history.',
          de: 'Feines Holzmehl in Häufchen unter dem Möbel bedeutet lebenden Holzwurm. Alte, dunkle Löcher allein sind Geschichte.',
          es: 'Montoncitos de serrín fino debajo del mueble indican carcoma viva. Los agujeros viejos y oscuros, por sí solos, son historia.',
        },
        {
          en: 'Smell the inside of a cupboard. Damp stays for years.',
          de: 'Riech in den Schrank hinein. Feuchtigkeit bleibt jahrelang.',
          es: 'Huele el interior de los armarios. La humedad se queda durante años.',
        },
      ],
      outro: {
        en: 'An honest seller shows flaws in the photos. If something is missing, ask for another picture before you pay.',
        de: 'Wer ehrlich verkauft, zeigt Mängel auf den Fotos. Fehlt dir etwas, bitte vor dem Bezahlen um ein weiteres Bild.',
        es: 'Quien vende con honradez enseña los defectos en las fotos. Si echas algo en falta, pide otra foto antes de pagar.',
      },
    },
    care: {
      title: {
        en: 'Caring for wood, leather and fabric',
        de: 'Holz, Leder und Stoff pflegen',
        es: 'Cuidar la madera, el cuero y la tela',
      },
      intro: {
        en: 'Furniture that has lasted fifty years does not need much. It needs the right little, now and then.',
        de: 'Ein Möbel, das fünfzig Jahre gehalten hat, braucht nicht viel. Aber ab und zu das Richtige.',
        es: 'Un mueble que ha durado cincuenta años no pide mucho. Solo lo adecuado, de vez en cuando.',
      },
      points: [
        {
          en: 'Wood: dust with a soft dry cloth, wipe with a barely damp one, and dry at once. Oil an oiled surface once a year, thinly, and wipe off what has not gone in after twenty minutes.',
          de: 'Holz: mit weichem, trockenem Tuch abstauben, nebelfeucht wischen und gleich trocknen. Geölte Flächen einmal im Jahr dünn nachölen und nach zwanzig Minuten abnehmen, was nicht eingezogen ist.',
          es: 'Madera: quita el polvo con un paño suave y seco, pasa otro apenas húmedo y seca enseguida. Si está aceitada, dale una capa fina de aceite una vez al año y retira a los veinte minutos lo que no haya entrado.',
        },
        {
          en: 'White rings are moisture in the finish. Warm air from a hair dryer, kept moving, often takes them out.',
          de: 'Weiße Ringe sind Feuchtigkeit im Lack. Warme Luft aus dem Föhn, immer in Bewegung, holt sie oft heraus.',
          es: 'Los cercos blancos son humedad en el barniz. El aire templado de un secador, siempre en movimiento, suele quitarlos.',
        },
        {
          en: 'Leather: keep it two feet away from radiators, wipe it with a damp cloth, and feed it with a leather cream twice a year.',
          de: 'Leder: einen halben Meter Abstand zur Heizung, mit feuchtem Tuch abwischen und zweimal im Jahr mit Lederpflege eincremen.',
          es: 'Cuero: a más de medio metro del radiador, límpialo con un paño húmedo e hidrátalo con crema para cuero dos veces al año.',
        },
        {
          en: 'Fabric: vacuum with the soft brush, turn loose cushions every month, and blot a spill instead of rubbing it. Test every cleaner where nobody looks.',
          de: 'Stoff: mit der weichen Bürste saugen, lose Kissen jeden Monat wenden und Flecken tupfen statt reiben. Teste jedes Mittel zuerst an einer verdeckten Stelle.',
          es: 'Tela: aspira con el cepillo suave, da la vuelta a los cojines sueltos cada mes y, si cae algo, presiona con un paño sin frotar. Prueba cualquier producto donde no se vea.',
        },
        {
          en: 'Sun fades everything. Turn the furniture, or draw the curtain at noon.',
          de: 'Sonne bleicht alles aus. Dreh das Möbel ab und zu oder zieh mittags den Vorhang zu.',
          es: 'El sol lo decolora todo. Gira el mueble de vez en cuando o corre la cortina al mediodía.',
        },
      ],
      outro: {
        en: 'And tighten screws once a year. Most wobbly chairs have only that to say.',
        de: 'Und zieh einmal im Jahr die Schrauben nach. Den meisten wackligen Stühlen fehlt nicht mehr.',
        es: 'Y aprieta los tornillos una vez al año. A la mayoría de las sillas cojas no les falta nada más.',
      },
    },
  },
});
