/** Districts that GeoNames and the outlines lack, by town: all of those that a city's office names, or the best known. */
export const moreDistricts = new Map(
  Object.entries({
    'Munich, DE':
      'Schwabing, Maxvorstadt, Altstadt, Lehel, Ludwigsvorstadt, Isarvorstadt, Au, Haidhausen, Sendling, Westpark, Schwanthalerhöhe, Neuhausen, Nymphenburg, Moosach, Milbertshofen, Am Hart, Freimann, Bogenhausen, Berg am Laim, Trudering, Riem, Ramersdorf, Perlach, Neuperlach, Obergiesing, Untergiesing, Giesing, Harlaching, Thalkirchen, Obersendling, Forstenried, Fürstenried, Solln, Hadern, Pasing, Obermenzing, Aubing, Lochhausen, Allach, Untermenzing, Feldmoching, Hasenbergl, Laim, Glockenbachviertel',
    'Stuttgart, DE':
      'Bad Cannstatt, Cannstatt, Birkach, Botnang, Degerloch, Feuerbach, Hedelfingen, Möhringen, Mühlhausen, Münster, Obertürkheim, Plieningen, Sillenbuch, Stammheim, Untertürkheim, Vaihingen, Wangen, Weilimdorf, Zuffenhausen',
    'Essen, DE':
      'Werden, Bredeney, Rüttenscheid, Steele, Kettwig, Borbeck, Altenessen, Kray, Katernberg, Holsterhausen, Frohnhausen, Altendorf, Huttrop, Heisingen, Kupferdreh, Überruhr, Haarzopf, Margarethenhöhe, Stoppenberg, Schonnebeck, Bergerhausen',
    'Dortmund, DE':
      'Hörde, Hombruch, Aplerbeck, Brackel, Scharnhorst, Eving, Mengede, Huckarde, Lütgendortmund, Dorstfeld, Körne, Wambel, Kirchhörde, Hacheney, Schüren, Kreuzviertel, Barop',
    'Hannover, DE':
      'Linden, Limmer, List, Vahrenwald, Bothfeld, Vahrenheide, Buchholz, Kleefeld, Misburg, Anderten, Kirchrode, Bemerode, Wülferode, Südstadt, Bult, Döhren, Wülfel, Ricklingen, Ahlem, Badenstedt, Davenstedt, Herrenhausen, Stöcken, Calenberger Neustadt, Oststadt',
    'Nürnberg, DE':
      'Gostenhof, Langwasser, Johannis, St. Johannis, Mögeldorf, Eibach, Reichelsdorf, Gibitzenhof, Wöhrd, Maxfeld, Zerzabelshof, Laufamholz, Katzwang, Schweinau, Sündersbühl, Röthenbach, Galgenhof, Steinbühl, Thon, Buch',
    'Bonn, DE':
      'Bad Godesberg, Godesberg, Beuel, Hardtberg, Duisdorf, Endenich, Poppelsdorf, Kessenich, Mehlem, Auerberg, Tannenbusch, Lengsdorf, Röttgen, Dottendorf, Oberkassel, Holzlar',
    'Mönchengladbach, DE': 'Rheydt, Odenkirchen, Wickrath, Giesenkirchen, Rheindahlen, Neuwerk, Hardt, Eicken',
    'Mainz, DE':
      'Gonsenheim, Bretzenheim, Finthen, Mombach, Hechtsheim, Laubenheim, Weisenau, Drais, Lerchenberg, Marienborn, Ebersheim, Hartenberg',
    'Wiesbaden, DE':
      'Biebrich, Kastel, Kostheim, Sonnenberg, Dotzheim, Schierstein, Bierstadt, Erbenheim, Nordenstadt, Delkenheim, Klarenthal, Frauenstein, Igstadt, Rheingauviertel',
    'Mannheim, DE':
      'Neckarau, Käfertal, Feudenheim, Rheinau, Sandhofen, Seckenheim, Vogelstang, Waldhof, Wallstadt, Friedrichsfeld, Lindenhof, Jungbusch, Neckarstadt, Schwetzingerstadt',
    'Karlsruhe, DE':
      'Durlach, Mühlburg, Rüppurr, Daxlanden, Knielingen, Neureut, Hagsfeld, Grötzingen, Oststadt, Weststadt, Südstadt, Südweststadt, Waldstadt, Rintheim, Stupferich',
    'Bremen, DE':
      'Schwachhausen, Viertel, Steintor, Findorff, Walle, Gröpelingen, Hemelingen, Obervieland, Huchting, Woltmershausen, Burglesum, Blumenthal, Horn-Lehe, Oberneuland, Osterholz, Borgfeld, Vahr',
    'Graz, AT':
      'Lend, Gries, Geidorf, St. Leonhard, Jakomini, Liebenau, St. Peter, Waltendorf, Ries, Mariatrost, Andritz, Gösting, Eggenberg, Wetzelsdorf, Straßgang, Puntigam',
    'Linz, AT':
      'Urfahr, Pöstlingberg, Ebelsberg, Pichling, Kleinmünchen, Bindermichl, Froschberg, Dornach, Auhof, St. Magdalena, Franckviertel, Bulgariplatz, Neue Heimat',
    'Salzburg, AT':
      'Maxglan, Lehen, Liefering, Gnigl, Aigen, Parsch, Leopoldskron, Morzg, Nonntal, Riedenburg, Itzling, Schallmoos, Taxham, Gneis, Elisabeth-Vorstadt',
    'Innsbruck, AT':
      'Wilten, Pradl, Hötting, Igls, Mühlau, Arzl, Amras, Vill, St. Nikolaus, Mariahilf, Höttinger Au, Reichenau, Saggen, Sieglanger',
    'Vienna, AT':
      'Wieden, Währing, Aspern, Seestadt, Kagran, Stammersdorf, Grinzing, Strebersdorf, Kaisermühlen, Atzgersdorf, Mauer',
    'Bern, CH': 'Bümpliz, Bethlehem, Länggasse, Breitenrain, Lorraine, Kirchenfeld, Mattenhof, Weissenbühl, Wankdorf',
    'Basel, CH':
      'Gundeldingen, Kleinhüningen, Kleinbasel, Grossbasel, St. Johann, Bruderholz, Iselin, Matthäus, Klybeck, Bachletten, Gotthelf, Breite, St. Alban',
    'Zürich, CH':
      'Wiedikon, Aussersihl, Seefeld, Riesbach, Schwamendingen, Altstetten, Oerlikon, Wollishofen, Industriequartier',
    'Winterthur, CH': 'Töss, Seen, Oberwinterthur, Veltheim, Wülflingen, Mattenbach, Hegi',
    'Genève, CH': 'Plainpalais, Eaux-Vives, Pâquis, Servette, Champel, Grottes, Charmilles',
    'Paris, FR':
      'Le Marais, Marais, Montmartre, Belleville, Bastille, Pigalle, Saint-Germain-des-Prés, Quartier Latin, Montparnasse, Batignolles, Auteuil, Bercy, Oberkampf, République, La Villette',
    'Lyon, FR': 'Croix-Rousse, Part-Dieu, Confluence, Presqu’île, Gerland, Vaise, Guillotière, Monplaisir, Vieux Lyon',
    'Madrid, ES':
      'Malasaña, Chueca, Lavapiés, La Latina, Las Letras, Barrio de Salamanca, Vallecas, Sanchinarro, Las Tablas, Conde Duque, Fuencarral',
    'Barcelona, ES':
      'Gràcia, Sants, Poblenou, Raval, El Born, Born, Barceloneta, Sarrià, Poble-sec, Sant Andreu, Horta, Les Corts, Sagrada Familia, Sant Gervasi, Nou Barris, Sant Martí, Pedralbes, Clot',
    'Valencia, ES':
      'Ruzafa, Russafa, Benimaclet, Campanar, El Carmen, Cabanyal, El Cabañal, Patraix, Benicalap, Algirós, Extramurs, Malvarrosa, Mestalla, Jesús, Quatre Carreres, Nazaret',
    'Sevilla, ES':
      'Triana, Nervión, Los Remedios, Macarena, Santa Cruz, Alameda, Bellavista, Heliópolis, San Bernardo, Torreblanca, Pino Montano',
    'Zaragoza, ES': 'Delicias, Actur, Las Fuentes, Torrero, San José, Oliver, Valdespartera, Casablanca, Arrabal',
    'Málaga, ES':
      'Teatinos, El Palo, Pedregalejo, Huelin, La Malagueta, Churriana, Campanillas, Carretera de Cádiz, Soho',
    'Bilbao, ES': 'Deusto, Indautxu, Abando, Casco Viejo, Santutxu, Begoña, Rekalde, Basurto, San Ignacio, Zorroza',
    'Mexico City, MX':
      'Condesa, Roma, Roma Norte, Roma Sur, La Roma, La Condesa, Del Valle, Narvarte, Polanco, San Ángel, Santa Fe, Doctores, Juárez, Lomas de Chapultepec, Lindavista, Escandón, Nápoles, Santa María la Ribera, Centro Histórico, Tacuba, Tacubaya, Pedregal, Mixcoac, Milpa Alta, Cuajimalpa, Portales',
    'Guadalajara, MX':
      'Providencia, Chapalita, Americana, Colonia Americana, Oblatos, Analco, Huentitán, Lafayette, Arcos Vallarta, Santa Tere',
    'Monterrey, MX':
      'Cumbres, Mitras, Obispado, San Jerónimo, Contry, Tecnológico, Valle Oriente, Barrio Antiguo, Linda Vista',
    'Buenos Aires, AR':
      'Palermo, Palermo Soho, Recoleta, Belgrano, Caballito, San Telmo, Villa Crespo, Almagro, Flores, Barracas, La Boca, Boca, Núñez, Colegiales, Puerto Madero, Villa Urquiza, Villa Devoto, Villa del Parque, Saavedra, Chacarita, Boedo, Balvanera, Once, Constitución, Retiro, Monserrat, San Nicolás, Parque Patricios, Parque Chacabuco, Mataderos, Liniers, Floresta, Villa Luro, Coghlan, Villa Lugano, Paternal, La Paternal, Agronomía, Versalles, Monte Castro, Nueva Pompeya, Microcentro',
    'Córdoba, AR': 'Nueva Córdoba, Güemes, Alberdi, Alta Córdoba, General Paz, Cerro de las Rosas, Cofico, Argüello',
    'Rosario, AR': 'Pichincha, Fisherton, Echesortu, Alberdi, Arroyito, Martin, Lourdes, Abasto, Refinería',
    'London, GB':
      'Camden, Shoreditch, Soho, Mayfair, Covent Garden, Notting Hill, Marylebone, Fitzrovia, Bloomsbury, Hoxton, Dalston, Stoke Newington, Stratford, Greenwich, Deptford, Docklands, Hampstead, Clapham, Walthamstow, Tottenham, Wood Green, Southwark, Bermondsey, Elephant and Castle, Vauxhall, Pimlico, Westminster, Paddington, Maida Vale, Kentish Town, Wapping, Shepherd’s Bush, Waltham Forest, Wandsworth, Merton, Haringey, Newham, Redbridge, Enfield, Tower Hamlets, Lewisham, Streatham, Dulwich, Peckham Rye, Isle of Dogs, Twickenham, Richmond',
    'Manchester, GB':
      'Didsbury, Ancoats, Northern Quarter, Chorlton, Withington, Levenshulme, Rusholme, Wythenshawe, Gorton, Castlefield, Moss Side, Ardwick',
    'Birmingham, GB':
      'Edgbaston, Moseley, Selly Oak, Harborne, Erdington, Jewellery Quarter, Digbeth, Kings Heath, Handsworth, Bournville, Northfield, Longbridge, Sparkhill, Stirchley, Kings Norton, Yardley, Perry Barr, Ladywood',
    'Leeds, GB':
      'Headingley, Chapel Allerton, Roundhay, Hyde Park, Horsforth, Kirkstall, Armley, Beeston, Meanwood, Moortown, Seacroft',
    'Liverpool, GB':
      'Toxteth, Aigburth, Anfield, Everton, Wavertree, Allerton, Woolton, Walton, Fazakerley, Garston, Speke, Baltic Triangle',
    'Bristol, GB':
      'Clifton, Bedminster, Redland, Cotham, Bishopston, Southville, Easton, Montpelier, Stokes Croft, Knowle, Brislington, Henleaze, Horfield, Fishponds',
    'Glasgow, GB':
      'Partick, Hillhead, Govan, Shawlands, Dennistoun, Finnieston, Pollokshields, Maryhill, Gorbals, Kelvinside, Merchant City, Southside',
    'Edinburgh, GB':
      'Leith, Morningside, Stockbridge, Marchmont, Bruntsfield, Newington, Gorgie, Portobello, Corstorphine, New Town, Old Town, Haymarket',
    'New York City, US':
      'Brooklyn, Queens, Bronx, The Bronx, Manhattan, Staten Island, SoHo, Tribeca, Upper East Side, Upper West Side, Astoria, Flushing, West Village, Bushwick, Bed-Stuy, NoHo, Nolita, Midtown, DUMBO, Chelsea',
    'Seattle, US': 'Ballard, Capitol Hill, Queen Anne, West Seattle, Magnolia, Northgate, Ravenna, Rainier Valley',
    'Portland, US':
      'Pearl District, Alberta Arts District, Nob Hill, Hawthorne, Sellwood, St. Johns, Hollywood District',
    'Denver, US': 'LoDo, RiNo, Highlands, Cherry Creek, Capitol Hill, Five Points, Washington Park, Baker, Stapleton',
    'San Francisco, US':
      'SoMa, Mission, The Mission, Castro, Sunset, Richmond District, North Beach, Nob Hill, Haight-Ashbury, Marina, Hayes Valley, Dogpatch, Pacific Heights, Tenderloin',
    'Chicago, US':
      'Wicker Park, Lakeview, River North, Pilsen, Bucktown, Gold Coast, Old Town, Andersonville, Wrigleyville, The Loop, South Loop, West Loop, Lincoln Park',
    'Philadelphia, US':
      'Fishtown, Northern Liberties, Manayunk, University City, Old City, Rittenhouse, South Philly, Germantown, Chestnut Hill',
    'Boston, US':
      'Back Bay, Beacon Hill, South End, North End, Dorchester, Roxbury, Allston, Brighton, Charlestown, East Boston, Hyde Park, Fenway, West Roxbury, Roslindale, Mattapan',
    'Atlanta, US':
      'Buckhead, Midtown, Little Five Points, Virginia-Highland, Inman Park, Old Fourth Ward, Kirkwood, East Atlanta',
    'Houston, US': 'Montrose, The Heights, Heights, Rice Village, River Oaks, Midtown, East End, Memorial',
    'Dallas, US': 'Deep Ellum, Oak Cliff, Uptown, Bishop Arts, Lakewood, Oak Lawn, Lake Highlands, Preston Hollow',
    'Austin, US': 'South Congress, Hyde Park, East Austin, Zilker, Mueller, Barton Hills',
    'Miami, US': 'Wynwood, Brickell, Little Havana, Coconut Grove, Little Haiti, Design District, Overtown',
    'San Diego, US':
      'North Park, Hillcrest, Gaslamp Quarter, Ocean Beach, Pacific Beach, Point Loma, Mission Valley, Little Italy, La Jolla',
    'Washington, D.C., US':
      'Georgetown, Capitol Hill, Dupont Circle, Adams Morgan, Shaw, Anacostia, Columbia Heights, Foggy Bottom, Petworth',
    'Sydney, AU':
      'Bondi, Manly, Parramatta, Paddington, Kings Cross, Glebe, The Rocks, Darling Harbour, Potts Point, Leichhardt',
    'Melbourne, AU':
      'St Kilda, Brunswick, Carlton, Fitzroy, Richmond, South Yarra, Collingwood, Footscray, Northcote, Docklands, Southbank, Preston',
    'Brisbane, AU':
      'Fortitude Valley, West End, New Farm, South Bank, Paddington, Woolloongabba, Kangaroo Point, Toowong, Bulimba',
    'Perth, AU': 'Northbridge, Subiaco, Leederville, Mount Lawley, Scarborough, Victoria Park',
    'Adelaide, AU': 'North Adelaide, Glenelg, Norwood, Unley, Prospect, Semaphore, Burnside',
    'Bochum, DE': 'Wattenscheid, Langendreer, Linden, Ehrenfeld, Stiepel, Weitmar, Gerthe, Riemke, Werne, Querenburg',
    'Duisburg, DE': 'Ruhrort, Rheinhausen, Hamborn, Meiderich, Walsum, Marxloh, Homberg, Hochfeld, Neudorf, Huckingen',
    'Kiel, DE': 'Gaarden, Wik, Friedrichsort, Holtenau, Mettenhof, Elmschenhagen, Schilksee, Hassee, Suchsdorf',
    'Potsdam, DE': 'Babelsberg, Bornstedt, Golm, Drewitz, Griebnitzsee, Nauener Vorstadt, Holländisches Viertel',
    'Amsterdam, NL':
      'De Pijp, Jordaan, Oud-West, Oud-Zuid, Nieuw-West, Noord, Zuid, Bijlmer, De Baarsjes, IJburg, Watergraafsmeer, Slotervaart, Osdorp',
    'Lausanne, CH': 'Ouchy, Flon, Chailly, Sallaz, Malley, Sévelin, Bellevaux',
  }).map(([town, names]) => [town, names.split(', ')]),
);
