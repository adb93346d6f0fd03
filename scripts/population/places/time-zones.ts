import type { StateCode } from '../../../shared/people/us-states.ts';

/** Each state's time zone, or that of its larger part (IANA names, without 'America/'). */
const BY_STATE: Readonly<Record<string, string>> = {
  New_York: 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  Detroit: 'MI',
  'Indiana/Indianapolis': 'IN',
  Chicago: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  Denver: 'CO MT NM UT WY',
  Boise: 'ID',
  Phoenix: 'AZ',
  Los_Angeles: 'CA NV OR WA',
  Anchorage: 'AK',
  'Pacific/Honolulu': 'HI',
  Puerto_Rico: 'PR',
  St_Thomas: 'VI',
  'Pacific/Guam': 'GU',
  'Pacific/Saipan': 'MP',
  'Pacific/Pago_Pago': 'AS',
};

/**
 * Counties in the other zone of a state with two (49 CFR 71, as counties keep it). Where the line cuts a county, or a
 * town across it keeps its neighbor's time, `SPOTS` says more.
 */
const COUNTIES: readonly (readonly [zone: string, stateCode: StateCode, counties: string])[] = [
  ['Chicago', 'FL', 'Bay,Calhoun,Escambia,Gulf,Holmes,Jackson,Okaloosa,Santa Rosa,Walton,Washington'],
  [
    'Chicago',
    'KY',
    'Adair,Allen,Ballard,Barren,Breckinridge,Butler,Caldwell,Calloway,Carlisle,Christian,Clinton,Crittenden,Cumberland,Daviess,Edmonson,Fulton,Graves,Grayson,Green,Hancock,Hart,Henderson,Hickman,Hopkins,Livingston,Logan,Lyon,Marshall,McCracken,McLean,Metcalfe,Monroe,Muhlenberg,Ohio,Russell,Simpson,Todd,Trigg,Union,Warren,Webster',
  ],
  ['Chicago', 'IN', 'Gibson,Jasper,Lake,LaPorte,Newton,Perry,Porter,Posey,Spencer,Starke,Vanderburgh,Warrick'],
  ['Chicago', 'MI', 'Dickinson,Gogebic,Iron,Menominee'],
  [
    'New_York',
    'TN',
    'Anderson,Blount,Bradley,Campbell,Carter,Claiborne,Cocke,Grainger,Greene,Hamblen,Hamilton,Hancock,Hawkins,Jefferson,Johnson,Knox,Loudon,McMinn,Meigs,Monroe,Morgan,Polk,Rhea,Roane,Scott,Sevier,Sullivan,Unicoi,Union,Washington',
  ],
  ['Denver', 'ND', 'Adams,Billings,Bowman,Dunn,Golden Valley,Grant,Hettinger,Slope,Stark'],
  [
    'Denver',
    'SD',
    'Bennett,Butte,Corson,Custer,Dewey,Fall River,Haakon,Harding,Jackson,Lawrence,Meade,Oglala Lakota,Pennington,Perkins,Stanley,Ziebach',
  ],
  [
    'Denver',
    'NE',
    'Arthur,Banner,Box Butte,Chase,Cheyenne,Dawes,Deuel,Dundy,Garden,Grant,Hooker,Keith,Kimball,Morrill,Perkins,Scotts Bluff,Sheridan,Sioux',
  ],
  ['Denver', 'KS', 'Greeley,Hamilton,Sherman,Wallace'],
  ['Denver', 'TX', 'El Paso,Hudspeth'],
  ['Boise', 'OR', 'Malheur'],
  ['Los_Angeles', 'ID', 'Benewah,Bonner,Boundary,Clearwater,Idaho,Kootenai,Latah,Lewis,Nez Perce,Shoshone'],
];

/** Parts of counties in another zone than the rest, by position. */
const SPOTS: readonly (readonly [zone: string, stateCode: StateCode, county: string, has: (at: Point) => boolean])[] = [
  // Gulf County south of the Intracoastal Waterway, with Port St. Joe.
  ['New_York', 'FL', 'Gulf', ({ latitude }) => latitude < 29.9],
  // West Wendover keeps the time of Wendover, Utah.
  ['Denver', 'NV', 'Elko', ({ latitude, longitude }) => longitude > -114.2 && latitude < 41],
  // The west of Cherry County, without Valentine.
  ['Denver', 'NE', 'Cherry', ({ longitude }) => longitude < -101],
  // The Navajo Nation observes daylight saving time; the Hopi lands within it and the rest of Arizona do not.
  ['Denver', 'AZ', 'Apache', ({ latitude }) => latitude > 35.1],
  ['Denver', 'AZ', 'Navajo', ({ latitude }) => latitude > 36.2],
  ['Denver', 'AZ', 'Coconino', ({ latitude, longitude }) => latitude > 35.7 && latitude < 36.6 && longitude > -111.55],
  // The Aleutian Islands west of 169 degrees 30 minutes.
  ['Adak', 'AK', 'Aleutians West', ({ longitude }) => longitude < -169.5],
];

interface Point {
  /** degrees, WGS 84 */
  readonly latitude: number;
  readonly longitude: number;
}

const ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries(BY_STATE).flatMap(([zone, states]) =>
    states.split(' ').map((state) => [state, nameOf(zone)] as const),
  ),
);

const ZONES_OF_COUNTIES: ReadonlyMap<string, string> = new Map(
  COUNTIES.flatMap(([zone, state, counties]) =>
    counties.split(',').map((county) => [`${county}, ${state}`, nameOf(zone)] as const),
  ),
);

/** A place's time zone: 'America/Chicago'. Depends on its state, and on its county if the state has two. */
export function timeZoneOf(place: Point & { readonly stateCode: StateCode; readonly county: string | null }): string {
  const { stateCode, county } = place;
  const spot = SPOTS.find(([, state, within, has]) => state === stateCode && within === county && has(place));
  if (spot !== undefined) return nameOf(spot[0]);
  const zone = ZONES_OF_COUNTIES.get(`${county}, ${stateCode}`) ?? ZONES.get(stateCode);
  if (zone === undefined) throw new Error(`${stateCode} has no time zone`);
  return zone;
}

function nameOf(zone: string): string {
  return zone.startsWith('Pacific/') ? zone : `America/${zone}`;
}
