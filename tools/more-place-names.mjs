/** Names of regions that the packages lack, as people write them there, by GeoNames code. */
export const moreRegionNames = new Map(
  Object.entries({
    'BE.BRU': ['Bruxelles', 'Brussel', 'Brüssel'],
    'BE.VLG': ['Vlaanderen', 'Flandern', 'Flandes', 'Oost-Vlaanderen', 'West-Vlaanderen', 'Antwerpen', 'Limburg'],
    'BE.WAL': ['Wallonie', 'Wallonien', 'Valonia', 'Hainaut', 'Namur'],
    'CA.01': ['Alta.'],
    'CA.05': ['Nfld.'],
    'CA.09': ['P.E.I.'],
    'DE.07': ['NRW'],
    'DE.08': ['RLP'],
    'DE.10': ['S-H'],
    'ES.07': ['Illes Balears', 'Baleares', 'Mallorca', 'Ibiza', 'Eivissa', 'Menorca'],
    'ES.32': ['Nafarroa'],
    'ES.51': ['Almería', 'Cádiz', 'Córdoba', 'Granada', 'Huelva', 'Jaén', 'Málaga', 'Sevilla'],
    'ES.52': ['Huesca', 'Teruel', 'Zaragoza'],
    'ES.53': [
      'Islas Canarias',
      'Tenerife',
      'Gran Canaria',
      'Las Palmas',
      'Santa Cruz de Tenerife',
      'Fuerteventura',
      'Lanzarote',
    ],
    'ES.54': ['Albacete', 'Ciudad Real', 'Cuenca', 'Guadalajara', 'Toledo'],
    'ES.55': ['Ávila', 'Burgos', 'León', 'Palencia', 'Salamanca', 'Segovia', 'Soria', 'Valladolid', 'Zamora'],
    'ES.56': ['Catalunya', 'Barcelona', 'Girona', 'Gerona', 'Lleida', 'Lérida', 'Tarragona'],
    'ES.57': ['Badajoz', 'Cáceres'],
    'ES.58': ['Galiza', 'A Coruña', 'La Coruña', 'Lugo', 'Ourense', 'Orense', 'Pontevedra'],
    'ES.59': ['Euskadi', 'País Vasco', 'Baskenland', 'Bizkaia', 'Vizcaya', 'Gipuzkoa', 'Guipúzcoa', 'Álava'],
    'ES.60': ['Comunitat Valenciana', 'C. Valenciana', 'Alicante', 'Alacant', 'Castellón', 'Castelló'],
    'FR.93': ['PACA'],
    'GB.ENG': ['Angleterre', 'Engeland'],
    'MX.02': ['B.C.'],
    'MX.09': ['CDMX', 'Ciudad de México', 'D.F.'],
    'MX.11': ['Gto.'],
    'MX.15': ['Edomex', 'Estado de México'],
    'MX.19': ['N.L.'],
    'MX.22': ['Qro.'],
    'MX.24': ['S.L.P.'],
    'NL.02': ['Fryslân'],
    'NL.06': ['Noord-Brabant', 'Nordbrabant', 'Brabante del Norte'],
    'NL.07': ['Noord-Holland', 'Nordholland', 'Holanda del Norte'],
    'NL.11': ['Zuid-Holland', 'Südholland', 'Holanda del Sur'],
    'PL.72': ['Dolnośląskie', 'Niederschlesien'],
    'PL.73': ['Kujawsko-Pomorskie'],
    'PL.74': ['Łódzkie'],
    'PL.75': ['Lubelskie'],
    'PL.76': ['Lubuskie'],
    'PL.77': ['Małopolskie', 'Małopolska', 'Kleinpolen'],
    'PL.78': ['Mazowieckie', 'Mazowsze', 'Masowien'],
    'PL.79': ['Opolskie'],
    'PL.80': ['Podkarpackie'],
    'PL.81': ['Podlaskie'],
    'PL.82': ['Pomorskie', 'Pommern'],
    'PL.83': ['Śląskie', 'Śląsk', 'Schlesien'],
    'PL.85': ['Warmińsko-Mazurskie'],
    'PL.86': ['Wielkopolskie', 'Wielkopolska', 'Großpolen'],
    'PL.87': ['Zachodniopomorskie', 'Westpommern'],
    'US.FL': ['Fla.'],
    'US.NC': ['N.Car.', 'N. Car.'],
    'US.ND': ['N.Dak.', 'N. Dak.'],
    'US.NM': ['N.Mex.', 'N. Mex.'],
    'US.PA': ['Penna.'],
    'US.SC': ['S.Car.', 'S. Car.'],
    'US.SD': ['S.Dak.', 'S. Dak.'],
    'US.WV': ['W.Va.', 'W. Va.'],
  }),
);

/** Names that the packages lack, by town. */
export const moreTownNames = new Map(Object.entries({ 'A Coruña, ES': ['Corunna'], 'Leipzig, DE': ['Leipsic'] }));

/** Folded names that lead to a town far from the one that people mean, by town. */
export const misleadingNames = new Map(
  Object.entries({
    'Al Ḩillah, IQ': ['hille'],
    'Bergen, NO': ['berga'],
    'Brooklyn, US': ['breukelen'],
    'Damascus, SY': ['cham'],
    'Jerusalem, IL': ['sion', 'zion'],
    'London, GB': ['landen'],
    'Metz, FR': ['meco'],
    'Münster, DE': ['monster'],
    'Sale, MA': ['sala'],
    'Saransk, RU': ['saran'],
    'Sāveh, IR': ['sava'],
    'Vienna, AT': ['bienne'],
    'York, GB': ['jork'],
  }),
);

/** Scripts in which towns of a country are written there. */
export const scripts = new Map(
  Object.entries({
    ...Object.fromEntries(
      [
        ...['AE', 'AF', 'BH', 'DJ', 'DZ', 'EG', 'EH', 'IQ', 'IR', 'JO', 'KM', 'KW', 'LB', 'LY', 'MA', 'MR', 'OM', 'PK'],
        ...['PS', 'QA', 'SA', 'SD', 'SO', 'SY', 'TD', 'TN', 'YE'],
      ].map((country) => [country, /^\p{Script=Arabic}[\p{Script=Arabic}\p{M}\p{P} ]+$/u]),
    ),
    AM: /^\p{Script=Armenian}[\p{Script=Armenian}\p{P} ]+$/u,
    ...Object.fromEntries(
      ['GR', 'CY'].map((country) => [country, /^\p{Script=Greek}[\p{Script=Greek}\p{M}\p{P} ]+$/u]),
    ),
    ...Object.fromEntries(
      ['BG', 'BY', 'KG', 'KZ', 'ME', 'MK', 'MN', 'RS', 'RU', 'TJ', 'UA'].map((country) => [
        country,
        /^\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}\p{P} ]+$/u,
      ]),
    ),
    GE: /^\p{Script=Georgian}[\p{Script=Georgian} -]+$/u,
    IL: /^\p{Script=Hebrew}[\p{Script=Hebrew}\p{P} ]+$/u,
    ...Object.fromEntries(['CN', 'HK', 'JP', 'MO', 'TW'].map((country) => [country, /^\p{Script=Han}{2,8}$/u])),
    KR: /^\p{Script=Hangul}{2,8}$/u,
  }),
);
