const material =
  'madera|roble|pino|nogal|haya|teca|cerezo|caoba|olmo|fresno|bamb[uú]|mimbre|rat[aá]n|metal|hierro|acero|aluminio|lat[oó]n|cristal|vidrio|m[aá]rmol|piedra|piel|cuero|tela|terciopelo|lino|lana|pl[aá]stico';
const thing =
  '(?:mes(?:it)?a|silla|sill[oó]n|sof[aá]|cama|l[aá]mpara|armario|c[oó]moda|estante(?:r[ií]a)?|banco|banqueta|taburete|escritorio|espejo|alfombra|caj[oó]n|puerta|pata|tabla|butaca|aparador|vitrina|coj[ií]n|colch[oó]n)(?:e?s)?';
const ofThing = String.raw`(?:${material}|comedor|centro|noche|cocina|jard[ií]n|oficina|estudio|caf[eé]|trabajo|dise[nñ]o|pie|pared|techo|segunda|dos|tres|cuatro|seis|\d{1,3})`;
const said = `(?:${thing}|${material}|grande|peque[nñ][oa]|bonit[oa]|nuev[oa]|viej[oa]|alt[oa]|baj[oa]|color|medida|precio|estado|gusta|tisch|stuhl|sofa|bett|schrank|regal|lampe|sessel|kommode|sch[oö]n|kaputt|neu|gro[sß]+|klein|alt|da|platz)`;
const isWhat = String.raw`(?:de\s+(?:${material})|muy|una?|grande|peque[nñ][oa]|bonit[oa]|posible|correct[oa]|azul|verde|roj[oa]|blanc[oa]|negr[oa]|gris|marr[oó]n|ist|sind|war|waren|fehlt|fehlen|hat|gibt|geht|steht|passt|sieht|kostet|wurde)`;
const when =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|table|chair|sofa|free|there|available)';

/** `mesa.de madera`, `kaputt.es fehlt`, `friday.at 5`. */
const missing = new RegExp(
  String.raw`^(?:${thing}\s?\.\s?de\s+${ofThing}|${said}\s?\.\s?es\s+${isWhat}|${when}\s?\.\s?at\s+(?:home|work|noon|night|least|the|my|our|\d{1,2}))(?![\p{L}\p{N}.-])`,
  'iu',
);

/** Whether a full stop begins a sentence without a space, or was hit instead of one. */
export const isMissingSpace = (text: string, at: number): boolean => missing.test(text.slice(at, at + 60));
