/**
 * The courts of each state: felonies | misdemeanors | traffic | civil judgments | small claims | evictions. {county} is
 * the county's full name, {name} without 'County', {city} the city, {seat} the county's seat; an empty cell repeats the one before. Named as
 * lawyers of the state name them, roughly: an approximation of our own, in which a county has one court of each kind.
 */
const TABLE = `
AK|Alaska Superior Court|Alaska District Court||||
AL|{county} Circuit Court|{county} District Court||{county} Circuit Court|{county} District Court|
AR|{county} Circuit Court|{county} District Court||{county} Circuit Court|{county} District Court|{county} Circuit Court
AS|High Court of American Samoa|District Court of American Samoa||||
AZ|{county} Superior Court|{county} Justice Court||{county} Superior Court|{county} Justice Court|
CA|Superior Court of California, County of {name}|||||
CO|{county} District Court|{county} Court||{county} District Court|{county} Court|
CT|Connecticut Superior Court, Judicial District of {name}|||||
DC|Superior Court of the District of Columbia||||Superior Court of the District of Columbia, Small Claims Branch|Superior Court of the District of Columbia, Landlord and Tenant Branch
DE|Delaware Superior Court, {county}|Delaware Court of Common Pleas, {county}|Delaware Justice of the Peace Court, {county}|Delaware Court of Common Pleas, {county}|Delaware Justice of the Peace Court, {county}|
FL|{county} Circuit Court|{county} Court||{county} Circuit Court|{county} Court|
GA|{county} Superior Court||||{county} Magistrate Court|
GU|Superior Court of Guam|||||
HI|Hawaii Circuit Court, {county}|Hawaii District Court, {county}||||
IA|Iowa District Court for {county}|||||
ID|{county} District Court|{county} Magistrate Court||{county} District Court|{county} Magistrate Court|
IL|Circuit Court of {county}|||||
IN|{county} Circuit Court||||{county} Circuit Court, Small Claims|
KS|{county} District Court|||||
KY|{county} Circuit Court|{county} District Court||{county} Circuit Court|{county} District Court|
LA|Judicial District Court for the Parish of {name}||||Justice of the Peace Court, {county}|
MA|{county} Superior Court|Massachusetts District Court, {county}||{county} Superior Court|Massachusetts District Court, {county}|Massachusetts Housing Court
MD|Circuit Court for {county}|District Court of Maryland for {county}||||
ME|Maine Superior Court, {county}|Maine District Court||||
MI|{county} Circuit Court|{county} District Court||{county} Circuit Court|{county} District Court|
MN|{county} District Court|||||
MO|Circuit Court of {county}|Circuit Court of {county}, Associate Division||||
MP|Superior Court of the Northern Mariana Islands|||||
MS|{county} Circuit Court|{county} Justice Court||{county} Circuit Court|{county} Justice Court|
MT|{county} District Court|{county} Justice Court||{county} District Court|{county} Justice Court|
NC|{county} Superior Court|{county} District Court|||{county} District Court, Small Claims|
ND|{county} District Court||||{county} District Court, Small Claims|{county} District Court
NE|{county} District Court|{county} Court||{county} District Court|{county} Court|
NH|{county} Superior Court|New Hampshire Circuit Court, District Division||{county} Superior Court|New Hampshire Circuit Court, District Division|
NJ|Superior Court of New Jersey, {county}|{city} Municipal Court||Superior Court of New Jersey, {county}|Superior Court of New Jersey, {county}, Special Civil Part|
NM|{county} District Court|{county} Magistrate Court||{county} District Court|{county} Magistrate Court|
NV|{county} District Court|{seat} Justice Court||{county} District Court|{seat} Justice Court|
NY|{county} Court|{county} Justice Court||New York Supreme Court, {county}|{county} Justice Court|
OH|{county} Court of Common Pleas|{seat} Municipal Court||{county} Court of Common Pleas|{seat} Municipal Court|
OK|{county} District Court||||{county} District Court, Small Claims Division|
OR|{county} Circuit Court||||{county} Circuit Court, Small Claims Department|{county} Circuit Court
PA|{county} Court of Common Pleas||Magisterial District Court, {county}|{county} Court of Common Pleas|Magisterial District Court, {county}|
PR|Puerto Rico Court of First Instance, Superior Part|Puerto Rico Court of First Instance, Municipal Part||Puerto Rico Court of First Instance, Superior Part|Puerto Rico Court of First Instance, Municipal Part|
RI|Rhode Island Superior Court|Rhode Island District Court|Rhode Island Traffic Tribunal|Rhode Island Superior Court|Rhode Island District Court|
SC|{county} Court of General Sessions|{county} Magistrate Court||{county} Court of Common Pleas|{county} Magistrate Court|
SD|{county} Circuit Court|{county} Magistrate Court||{county} Circuit Court|{county} Magistrate Court|
TN|{county} Circuit Court|{county} General Sessions Court||{county} Circuit Court|{county} General Sessions Court|
TX|{county} District Court|{county} Court at Law|{county} Justice Court|{county} District Court|{county} Justice Court|
UT|Utah District Court, {county}|{county} Justice Court||Utah District Court, {county}|{county} Justice Court|Utah District Court, {county}
VA|{county} Circuit Court|{county} General District Court||||
VI|Superior Court of the Virgin Islands|||||
VT|Vermont Superior Court, {name} Unit, Criminal Division||Vermont Judicial Bureau|Vermont Superior Court, {name} Unit, Civil Division||
WA|{county} Superior Court|{county} District Court||{county} Superior Court|{county} District Court|{county} Superior Court
WI|{county} Circuit Court||||{county} Circuit Court, Small Claims|
WV|{county} Circuit Court|{county} Magistrate Court||{county} Circuit Court|{county} Magistrate Court|
WY|{county} District Court|{county} Circuit Court||{county} District Court|{county} Circuit Court|
`;
/** Cities and counties with courts of their own, by FIPS code: New York City is one entry, `NYC`. */
const EXCEPTIONS = `
NYC|New York Supreme Court, {county}|Criminal Court of the City of New York, {county}||New York Supreme Court, {county}|Civil Court of the City of New York, {county}|Housing Court of the City of New York, {county}
36059|Nassau County Court|Nassau County District Court||New York Supreme Court, Nassau County|Nassau County District Court|
36103|Suffolk County Court|Suffolk County District Court||New York Supreme Court, Suffolk County|Suffolk County District Court|
22071|Criminal District Court for the Parish of Orleans||New Orleans Traffic Court|Civil District Court for the Parish of Orleans|First City Court of New Orleans|
35001|Bernalillo County District Court|Bernalillo County Metropolitan Court||Bernalillo County District Court|Bernalillo County Metropolitan Court|
39049|Franklin County Court of Common Pleas|Franklin County Municipal Court||Franklin County Court of Common Pleas|Franklin County Municipal Court|
39061|Hamilton County Court of Common Pleas|Hamilton County Municipal Court||Hamilton County Court of Common Pleas|Hamilton County Municipal Court|
42101|Philadelphia County Court of Common Pleas|Philadelphia Municipal Court|Philadelphia Municipal Court, Traffic Division|Philadelphia County Court of Common Pleas|Philadelphia Municipal Court|
`;
/** The larger cities of New York outside the county of a district court; each has a city court. */
export const CITIES_OF_NEW_YORK: ReadonlySet<string> = new Set(
  'Albany|Amsterdam|Auburn|Batavia|Beacon|Binghamton|Buffalo|Canandaigua|Cohoes|Corning|Cortland|Dunkirk|Elmira|Fulton|Geneva|Glens Falls|Gloversville|Hornell|Hudson|Ithaca|Jamestown|Johnstown|Kingston|Lackawanna|Lockport|Middletown|Mount Vernon|New Rochelle|Newburgh|Niagara Falls|North Tonawanda|Norwich|Ogdensburg|Olean|Oneida|Oneonta|Oswego|Peekskill|Plattsburgh|Port Jervis|Poughkeepsie|Rensselaer|Rochester|Rome|Rye|Saratoga Springs|Schenectady|Syracuse|Tonawanda|Troy|Utica|Watertown|Watervliet|White Plains|Yonkers'.split(
    '|',
  ),
);

const MATTERS = ['felony', 'misdemeanor', 'traffic', 'civil', 'small claim', 'eviction'] as const;
export type Matter = (typeof MATTERS)[number];

/** The names of a state's or a city's courts, by matter; placeholders are not filled in yet. */
export const COURT_NAMES: ReadonlyMap<string, Readonly<Record<Matter, string>>> = new Map(
  `${TABLE.trim()}\n${EXCEPTIONS.trim()}`.split('\n').map((line) => {
    const [where = '', ...cells] = line.split('|');
    const names: Partial<Record<Matter, string>> = {};
    let before = '';
    for (const [at, matter] of MATTERS.entries()) {
      before = cells[at] || before;
      names[matter] = before;
    }
    return [where, names as Record<Matter, string>];
  }),
);
