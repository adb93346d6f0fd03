import type { StateCode } from '../../shared/people/us-states.ts';

/** Each state's time zone, or that of its larger part (IANA names, without 'America/'). */
const BY_STATE: Readonly<Record<string, string>> = {
  New_York: 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC TN VA VT WV',
  Detroit: 'MI',
  'Indiana/Indianapolis': 'IN',
  Chicago: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TX WI',
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

/** For states with two zones: beyond this meridian or parallel, in degrees, the other one applies. */
const SPLITS: Readonly<Partial<Record<StateCode, { readonly zone: string; readonly has: (at: Point) => boolean }>>> = {
  FL: { zone: 'Chicago', has: ({ longitude }) => longitude < -85.2 },
  KY: { zone: 'Chicago', has: ({ longitude }) => longitude < -86 },
  TN: { zone: 'Chicago', has: ({ longitude }) => longitude < -85.4 },
  IN: {
    zone: 'Chicago',
    // The corners: around Gary, and around Evansville.
    has: ({ latitude, longitude }) => longitude < -86.9 && (latitude > 41.1 || latitude < 38.3),
  },
  ND: { zone: 'Denver', has: ({ latitude, longitude }) => longitude < -101.3 && latitude < 47.6 },
  SD: { zone: 'Denver', has: ({ longitude }) => longitude < -100.8 },
  NE: { zone: 'Denver', has: ({ longitude }) => longitude < -101.2 },
  KS: { zone: 'Denver', has: ({ longitude }) => longitude < -101.5 },
  TX: { zone: 'Denver', has: ({ longitude }) => longitude < -104.9 },
  ID: { zone: 'Los_Angeles', has: ({ latitude }) => latitude > 45.6 },
  OR: { zone: 'Boise', has: ({ latitude, longitude }) => longitude < -117 && longitude > -118.2 && latitude < 44.5 },
};

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

/** A place's time zone: 'America/Chicago'. Depends on its state, and on its position if the state has two. */
export function timeZoneOf(place: Point & { readonly stateCode: StateCode }): string {
  const split = SPLITS[place.stateCode];
  if (split?.has(place)) return nameOf(split.zone);
  const zone = ZONES.get(place.stateCode);
  if (zone === undefined) throw new Error(`${place.stateCode} has no time zone`);
  return zone;
}

function nameOf(zone: string): string {
  return zone.startsWith('Pacific/') ? zone : `America/${zone}`;
}
