import type { Place } from './places.ts';

/**
 * Towns and suburbs known to be dearer or cheaper than the country around them, by state: what a square foot costs
 * there, as a multiple of what it costs nearby. Rounded approximations of our own making and no data about any home.
 */
const TOWNS = `
NJ: Rumson 1.9|Fair Haven 1.6|Red Bank 1.3|Summit 1.8|Short Hills 1.7|Ridgewood 1.3|Alpine 1.8|Tenafly 1.2|Montclair 1.4|Princeton 1.7|Hoboken 1.1|Jersey City 1.6|Newark 0.65|Camden 0.4|Paterson 0.6|East Orange 0.6|Trenton 0.45|Atlantic City 0.65|Ocean City 1.9
NY: New York 1.7|Brooklyn 1.3|Scarsdale 1.6|Bronxville 1.8|Rye 1.9|Buffalo 0.85|Niagara Falls 0.6|Syracuse 0.8|Rochester 0.7|Utica 0.75
CT: Greenwich 1.9|Westport 1.6|Darien 1.5|New Canaan 1.4|Bridgeport 1.1|Hartford 0.75|Waterbury 0.75
MA: Wellesley 1.6|Weston 1.5|Newton 1.4|Brookline 1.7|Cambridge 1.8|Somerville 1.4|Lexington 1.3|Boston 1.4|Brockton 0.8|Lawrence 0.8|Nantucket 2.1|Holyoke 0.8
RI: Newport 2
PA: Bryn Mawr 2.5|Ardmore 1.5|Chester 0.4|Philadelphia 0.9|Reading 0.8|Johnstown 0.45|McKeesport 0.35|Aliquippa 0.55
MD: Bethesda 1.4|Chevy Chase 1.7|Potomac 1.3|Baltimore 0.65|Ocean City 1.3
VA: McLean 1.5|Arlington 1.5|Alexandria 1.4|Great Falls 1.6|Petersburg 0.65
DC: Washington 1.5
OH: Cleveland 0.55|East Cleveland 0.3|Youngstown 0.45|Warren 0.6|Dayton 0.65|Toledo 0.75|Upper Arlington 1.4|Lima 0.65|Canton 0.65
MI: Detroit 0.5|Flint 0.35|Highland Park 0.3|Saginaw 0.45|Birmingham 2.3|Bloomfield Hills 1.9|Grosse Pointe 1.7|Inkster 0.55|Benton Harbor 0.65
IN: Gary 0.35|East Chicago 0.6|Carmel 1.6|Zionsville 1.7|Anderson 0.65|Muncie 0.7
IL: Wilmette 2.1|Winnetka 2.7|Glencoe 2.6|Kenilworth 2.6|Hinsdale 2.2|Lake Forest 2.5|Evanston 1.6|Oak Park 1.3|Naperville 1.8|East St. Louis 0.25|Cairo 0.45|Harvey 0.55|Ford Heights 0.35|Decatur 0.65|Danville 0.55
WI: Whitefish Bay 1.6|Milwaukee 0.7|Beloit 0.9
MN: Edina 1.4|Wayzata 2.4
MO: Clayton 1.9|Ladue 2.1|St. Louis 0.85
KS: Leawood 1.5|Mission Hills 2|Kansas City 0.7
TX: Highland Park 3.4|University Park 2.9|Southlake 2.2|West University Place 3|Bellaire 2.2|West Lake Hills 2.2|Alamo Heights 2|Port Arthur 0.6|Westlake 3.2
MS: Greenville 0.6|Clarksdale 0.65|Jackson 0.55|Oxford 3
AL: Mountain Brook 2.1|Bessemer 0.55|Birmingham 0.65|Selma 0.6
AR: Pine Bluff 0.5|West Memphis 0.65
TN: Belle Meade 2.3|Brentwood 1.4|Franklin 1.6|Memphis 0.75|Germantown 1.4
GA: Macon 0.85|Albany 0.6|Decatur 1.6|Alpharetta 1.4
FL: Palm Beach 4.7|Coral Gables 1.8|Key Biscayne 2.8|Miami Beach 1.7|Boca Raton 1.6|Naples 1.5|Winter Park 1.7|Opa-locka 0.8
SC: Mount Pleasant 1.2
CA: Palo Alto 2.9|Los Altos 2.5|Atherton 2.4|Cupertino 1.6|Mountain View 1.7|Hillsborough 1.5|Berkeley 1.6|Orinda 1.6|Mill Valley 1.6|Beverly Hills 2.2|Malibu 3.9|Santa Monica 2.3|Manhattan Beach 2.8|Burbank 1.2|Pasadena 1.3|Newport Beach 2.3|Laguna Beach 2.9|Coronado 2.4|Carmel-by-the-Sea 4.2|Montecito 1.9|Compton 0.85|East Palo Alto 1.3|Richmond 0.95|Oakland 0.9|San Francisco 1.2
NV: Incline Village 1.7
WA: Bellevue 1.6|Mercer Island 1.7|Medina 3.1|Kirkland 1.5|Redmond 1.4|Seattle 1.2
OR: Lake Oswego 1.3
CO: Aspen 1.5|Vail 2.1|Cherry Hills Village 1.7|Pueblo 0.65
AZ: Scottsdale 1.6|Paradise Valley 2.5
WV: Welch 0.55
HI: Kailua 1.4
`;

/** By 'City, ST'. */
export const TOWN_FACTORS: ReadonlyMap<string, number> = new Map(
  TOWNS.trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', towns = ''] = line.split(': ');
      return towns.split('|').map((town): [string, number] => {
        const at = town.lastIndexOf(' ');
        return [`${town.slice(0, at)}, ${state}`, Number(town.slice(at + 1))];
      });
    }),
);

/** How much dearer a town is than its surroundings; undefined for the many that are as dear as those. */
export function townFactor({ city, stateCode }: Pick<Place, 'city' | 'stateCode'>): number | undefined {
  return TOWN_FACTORS.get(`${city}, ${stateCode}`);
}
