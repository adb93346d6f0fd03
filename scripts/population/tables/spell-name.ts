/**
 * How people write names that public tables give in plain letters: 'OBRIEN' as O'Brien, 'DELACRUZ' as De La Cruz. Only
 * names whose usual spelling is beyond doubt are listed; the rest keep a single capital.
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** After 'O'. */
const IRISH = words(
  'Brien Connor Connell Neal Neil Neill Donnell Hara Leary Rourke Keefe Malley Toole Reilly Sullivan Conner Bryan Shea Brian Grady Mara Quinn Bryant Hare Kelley Kelly Meara Daniel Day Loughlin Bannon Banion Shaughnessy Halloran Hanlon Boyle Callaghan Dea Dell Donoghue Donohue Donovan Dwyer Farrell Flaherty Gara Gorman Hagan Hearn Herron Keeffe Laughlin Mahony Mahoney Melia Regan Riley Riordan Roark Rear Sheas Steen Tool Kane',
);
/** After 'D'. */
const ITALIAN = words(
  'Angelo Amico Agostino Andrea Ambrosio Antonio Alessandro Amato Aquila Aniello Arcy Augustine Elia Errico Onofrio Orazio Urso',
);
const GAELIC = words(
  'Donald Kenzie Leod Arthur Dougall Intosh Intyre Gregor Lean Pherson Farlane Millan Neil Neill Phee Aulay Laren Innis Isaac Dowell Bride Lellan Naughton Nab Rae Kay',
);
/** Several words. */
const PARTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'De La Cruz|De La Rosa|De La Torre|De La Garza|De La Fuente|De La O|De La Paz|De La Vega|De Los Santos|De Los Reyes|De Los Rios|De Leon|De Jesus|De Anda|De Luna|De La Pena|De La Mora|De La Riva|De Haro|De Castro|De Guzman|De Vera|De Hoyos|De Oca|De Alba|De Silva',
    'Del Rio|Del Toro|Del Valle|Del Real|Del Rosario|Del Castillo|Del Campo|Del Bosque|Del Monte|Del Carmen|Del Vecchio|Del Duca',
    'Van Dyke|Van Horn|Van Winkle|Van Buren|Van Dyne|Van Meter|Van Pelt|Van Zandt|Van Ness|Van Hook|Van Houten|Van Wormer|Van Cleave|Van Deusen|Van Allen|Van Hoose|Van Arsdale|Van Dusen|Van Fleet|Van Natta|Van Sickle|Van Tassel|Van Vleet|Van Wagner|Van Wyk|Van Dam|Van Doren|Van Buskirk|Van Cleve|Van Gundy|Van Horne|Van Kirk|Van Scoy|Van Zant|Van Ryn|Van Patten|Van Nostrand|Van Alstine|Van Camp',
    'St. John|St. Clair|St. Pierre|St. Germain|St. Louis|St. Onge|St. Laurent|St. Amand|St. Amant|St. Cyr|St. George|St. Martin|St. Denis|St. Peter|San Miguel|San Nicolas|Santa Maria|Santa Cruz|San Martin|Mac Donald',
  ]
    .join('|')
    .split('|')
    .filter((name) => name !== 'Mac Donald')
    .map((name) => [name.replaceAll(/[. ]/g, '').toLowerCase(), name]),
);
/** A second capital inside. */
const INNER = new Map(
  words(
    'DeLuca DeMarco DeSantis DeAngelis DeAngelo DeRosa DeRose DeVries DeJong DeBoer DeWitt DeVito DeSimone DeStefano DeMaria DeMeo DeGroot DeHaan DeHart DeLoach DeLong DeVore DeYoung DeFranco DeGeorge DeGraw DeFazio DeCarlo DeCosta DeSousa DiMarco DiPietro DiFranco DiBenedetto DiGiacomo DiVito DiLorenzo DiMaggio DiNardo DiStefano DiPaolo DiSalvo DiCarlo DiGiovanni LeBlanc LeClair LeDoux LeMay LeRoy LeGrand LaRue LaSalle LaPorte LaPlante LaPointe LaRocca LaRosa LaBelle LaFleur LaFrance LaMar DuBois DuPont DuPree FitzPatrick',
  )
    .filter((name) => name !== 'FitzPatrick')
    .map((name) => [name.toLowerCase(), name]),
);
const GIVEN = new Map(
  words(
    "DeAndre D'Andre DeAngelo D'Angelo DeShawn DeJuan DeMarcus DeMario DeMarco DeWayne LeAnn LeAnne LaDonna LaToya LaTonya LaKeisha LaShawn JoAnn JoAnne MaryAnn MaryBeth McKenzie McKayla McKenna RaeAnn RuthAnn",
  ).map((name) => [name.replaceAll("'", '').toLowerCase(), name]),
);

const joined = new Map<string, string>([
  ...IRISH.map((end) => [`o${end.toLowerCase()}`, `O'${end}`] as const),
  ...ITALIAN.map((end) => [`d${end.toLowerCase()}`, `D'${end}`] as const),
  ...GAELIC.map((end) => [`mac${end.toLowerCase()}`, `Mac${end}`] as const),
]);
// 'Odell', 'Oday' and 'Okane' stand alone as often as not.
for (const plain of ['odell', 'oday', 'macrae', 'mackay', 'darcy', 'delia', 'durso']) joined.delete(plain);

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** @param name in any case: 'OBRIEN' */
export function spellLastName(name: string): string {
  const plain = name.toLowerCase();
  const known = joined.get(plain) ?? PARTED[plain] ?? INNER.get(plain);
  if (known !== undefined) return known;
  if (/^mc[a-z]{3,}$/.test(plain)) return `Mc${capital(plain.slice(2))}`;
  return capital(plain);
}

/** @param name in any case: 'deandre' */
export function spellGivenName(name: string): string {
  return GIVEN.get(name.toLowerCase()) ?? capital(name.toLowerCase());
}
