/** What is said of an account instead of its name. */
const notNames =
  /^(?:about|again|alone|always|anyway|awful|bad|below|bitte|broken|cambiada|cash|clear|cool|danke|down|easier|either|empty|enough|esto|exakt|falsch|fast|fein|fine|first|free|funktioniert|geht|genial|genug|gone|good|gracias|great|gratis|heute|here|hoy|immer|inactiva|instead|kaputt|klar|langsam|later|leer|leider|lleno|llena|luego|mañana|maybe|mejor|mine|morgen|never|nicht|nichts|nothing|nada|nueva|nuevo|only|perfect|perfecto|please|possible|posible|private|right|roto|same|schlecht|simpler|slow|sorry|später|super|sure|tampoco|thanks|there|tomorrow|unsafe|unknown|useless|vacío|vielleicht|voll|weird|weg|where|works|wrong|yours?|wichtig|richtig|fertig|gesperrt|gehackt|gelöscht|besetzt|belegt|verboten|erlaubt|\p{L}+(?:ed|ing|[ai]d[oa]|iert|lich|isch|[ai]ble))$/iu;

/** Whether a word after `gmail:` or `venmo:` can name an account. */
export const isAccountName = (word: string): boolean => !notNames.test(word);
