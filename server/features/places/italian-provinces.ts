import { plainName } from './plain-name.ts';

/** Codes and their capitals, by region. */
const written = {
  Abruzzo: 'AQ L’Aquila, CH Chieti, PE Pescara, TE Teramo',
  Basilicate: 'MT Matera, PZ Potenza',
  Calabria: 'CS Cosenza, CZ Catanzaro, KR Crotone, RC Reggio Calabria, RC Reggio di Calabria, VV Vibo Valentia',
  Campania: 'AV Avellino, BN Benevento, CE Caserta, NA Napoli, SA Salerno',
  'Emilia-Romagna':
    'BO Bologna, FC Forlì, FC Cesena, FE Ferrara, MO Modena, PC Piacenza, PR Parma, RA Ravenna, RE Reggio Emilia, RE Reggio nell’Emilia, RN Rimini',
  'Friuli Venezia Giulia': 'GO Gorizia, PN Pordenone, TS Trieste, UD Udine',
  Lazio: 'FR Frosinone, LT Latina, RI Rieti, RM Roma, VT Viterbo',
  Liguria: 'GE Genova, IM Imperia, SP La Spezia, SV Savona',
  Lombardy:
    'BG Bergamo, BS Brescia, CO Como, CR Cremona, LC Lecco, LO Lodi, MB Monza, MI Milano, MN Mantova, PV Pavia, SO Sondrio, VA Varese',
  'The Marches': 'AN Ancona, AP Ascoli Piceno, FM Fermo, MC Macerata, PU Pesaro, PU Urbino',
  Molise: 'CB Campobasso, IS Isernia',
  Piedmont: 'AL Alessandria, AT Asti, BI Biella, CN Cuneo, NO Novara, TO Torino, VB Verbania, VC Vercelli',
  Apulia: 'BA Bari, BR Brindisi, BT Andria, BT Barletta, BT Trani, FG Foggia, LE Lecce, TA Taranto',
  Sardinia: 'CA Cagliari, NU Nuoro, OR Oristano, SS Sassari, SU Carbonia',
  Sicily:
    'AG Agrigento, CL Caltanissetta, CT Catania, EN Enna, ME Messina, PA Palermo, RG Ragusa, SR Siracusa, TP Trapani',
  Tuscany:
    'AR Arezzo, FI Firenze, GR Grosseto, LI Livorno, LU Lucca, MS Carrara, MS Massa, PI Pisa, PO Prato, PT Pistoia, SI Siena',
  'Trentino-Alto Adige': 'BZ Bolzano, BZ Bozen, TN Trento, TN Trient',
  Umbria: 'PG Perugia, TR Terni',
  'Aosta Valley': 'AO Aosta',
  Veneto: 'BL Belluno, PD Padova, RO Rovigo, TV Treviso, VE Venezia, VI Vicenza, VR Verona',
};

const provincesOf = new Map(
  Object.entries(written).map(([region, list]) => {
    const provinces = list.split(', ').map((province) => ({
      code: province.slice(0, 2).toLowerCase(),
      capital: plainName(province.slice(3)),
    }));
    return [region, provinces];
  }),
);

/**
 * Returns whether an Italian town may be in the province with this code, as in `Milano MI`. A capital is only in its own
 * one, since `Florence, MS` is in Mississippi; others need a unique name, since `Augusta, ME` is in Maine.
 */
export function isInProvince(
  { region, names }: { region: string; names: readonly string[] },
  typed: { name: string; code: string; isUnique: () => boolean },
): boolean {
  const provinces = provincesOf.get(region) ?? [];
  const withCode = provinces.filter(({ code }) => code === typed.code);
  if (withCode.length === 0) return false;
  if (provinces.some(({ capital }) => names.includes(capital)))
    return withCode.some(({ capital }) => capital === typed.name);
  return typed.isUnique();
}
