/**
 * The seats of counties whose largest place is another one: state | county: seat. Those we are sure of, as a list of our
 * own; elsewhere the largest place stands for the seat.
 */
const TABLE = `
AL|Baldwin: Bay Minette; Shelby: Columbiana; Lee: Opelika; Elmore: Wetumpka; Marshall: Guntersville
AR|Benton: Bentonville; Crittenden: Marion
AZ|Pinal: Florence; Cochise: Bisbee; Yavapai: Prescott; Navajo: Holbrook; Mohave: Kingman; Gila: Globe
CA|Contra Costa: Martinez; San Mateo: Redwood City; Solano: Fairfield; Ventura: Ventura; Orange: Santa Ana; Santa Barbara: Santa Barbara; Placer: Auburn; El Dorado: Placerville; Nevada: Nevada City; Yolo: Woodland; Butte: Oroville; Lake: Lakeport; Glenn: Willows; Plumas: Quincy; Inyo: Independence
CO|Jefferson: Golden; Arapahoe: Littleton; Adams: Brighton; Douglas: Castle Rock; Eagle: Eagle
DE|Sussex: Georgetown
FL|Brevard: Titusville; Pinellas: Clearwater; Polk: Bartow; Volusia: DeLand; Lake: Tavares; Pasco: Dade City; Hernando: Brooksville; Citrus: Inverness; Lee: Fort Myers; Collier: Naples; Charlotte: Punta Gorda; St. Lucie: Fort Pierce; Clay: Green Cove Springs; St. Johns: St. Augustine; Flagler: Bunnell; Santa Rosa: Milton; Indian River: Vero Beach; Sumter: Bushnell; Martin: Stuart
GA|Gwinnett: Lawrenceville; DeKalb: Decatur; Clayton: Jonesboro; Cherokee: Canton; Henry: McDonough; Fayette: Fayetteville; Houston: Perry; Camden: Woodbine; Catoosa: Ringgold; Effingham: Springfield; Bryan: Pembroke
IA|Dallas: Adel; Story: Nevada; Sioux: Orange City
ID|Canyon: Caldwell
IL|DuPage: Wheaton; Kane: Geneva; McHenry: Woodstock; Kendall: Yorkville; Madison: Edwardsville; DeKalb: Sycamore; Jackson: Murphysboro; Champaign: Urbana; Whiteside: Morrison; Henry: Cambridge; Franklin: Benton
IN|Lake: Crown Point; Porter: Valparaiso; Hamilton: Noblesville; Hendricks: Danville; Johnson: Franklin; Boone: Lebanon; Elkhart: Goshen; Noble: Albion
KS|Johnson: Olathe; Crawford: Girard; Montgomery: Independence; Labette: Oswego
KY|Boyd: Catlettsburg; Boone: Burlington; Bullitt: Shepherdsville
LA|Jefferson: Gretna; St. Tammany: Covington; Tangipahoa: Amite; Livingston: Livingston; Ascension: Donaldsonville; Bossier: Benton; St. Charles: Hahnville
MA|Norfolk: Dedham; Plymouth: Plymouth; Essex: Salem; Bristol: Taunton; Middlesex: Cambridge; Hampshire: Northampton
MD|Prince George's: Upper Marlboro; Montgomery: Rockville; Baltimore: Towson; Anne Arundel: Annapolis; Howard: Ellicott City; Harford: Bel Air; Charles: La Plata; St. Mary's: Leonardtown; Calvert: Prince Frederick; Worcester: Snow Hill; Queen Anne's: Centreville
ME|York: Alfred; Androscoggin: Auburn; Lincoln: Wiscasset; Washington: Machias
MI|Oakland: Pontiac; Macomb: Mount Clemens; Ingham: Mason; Ottawa: Grand Haven; Shiawassee: Corunna; Van Buren: Paw Paw; Berrien: St. Joseph; Eaton: Charlotte; St. Joseph: Centreville
MN|Anoka: Anoka; Dakota: Hastings; Washington: Stillwater; Carver: Chaska; Wright: Buffalo; McLeod: Glencoe; Le Sueur: Le Center
MO|Jefferson: Hillsboro; St. Charles: St. Charles; St. Louis: Clayton; Platte: Platte City; Cass: Harrisonville; Christian: Ozark; Franklin: Union; Cape Girardeau: Jackson; Taney: Forsyth; Pulaski: Waynesville; Stoddard: Bloomfield; Scott: Benton
MS|DeSoto: Hernando; Rankin: Brandon; Madison: Canton
NC|Iredell: Statesville; Union: Monroe; Orange: Hillsborough; Johnston: Smithfield; Moore: Carthage; Harnett: Lillington; Alamance: Graham; Carteret: Beaufort; Davidson: Lexington; Dare: Manteo; Rockingham: Wentworth; Halifax: Halifax
NE|Sarpy: Papillion; Scotts Bluff: Gering; Dakota: Dakota City
NH|Rockingham: Brentwood; Carroll: Ossipee
NJ|Middlesex: New Brunswick; Monmouth: Freehold; Burlington: Mount Holly; Gloucester: Woodbury; Atlantic: Mays Landing; Morris: Morristown; Somerset: Somerville; Warren: Belvidere; Sussex: Newton; Salem: Salem; Cumberland: Bridgeton; Cape May: Cape May Court House
NM|Sandoval: Bernalillo; San Juan: Aztec; Lea: Lovington
NV|Douglas: Minden; Lyon: Yerington; Nye: Tonopah
NY|Suffolk: Riverhead; Nassau: Mineola; Westchester: White Plains; Orange: Goshen; Saratoga: Ballston Spa; Putnam: Carmel; Sullivan: Monticello; St. Lawrence: Canton; Steuben: Bath; Chautauqua: Mayville; Cattaraugus: Little Valley; Niagara: Lockport; Ontario: Canandaigua; Otsego: Cooperstown; Delaware: Delhi; Washington: Fort Edward; Wayne: Lyons; Herkimer: Herkimer
OH|Clermont: Batavia; Greene: Xenia; Lorain: Elyria; Lake: Painesville; Medina: Medina; Portage: Ravenna; Ashtabula: Jefferson; Belmont: St. Clairsville; Warren: Lebanon; Columbiana: Lisbon
OK|Canadian: El Reno; Wagoner: Wagoner; Kay: Newkirk
OR|Clackamas: Oregon City; Curry: Gold Beach; Coos: Coquille; Umatilla: Pendleton; Malheur: Vale
PA|Bucks: Doylestown; Delaware: Media; Northampton: Easton; Westmoreland: Greensburg; Beaver: Beaver; Butler: Butler; Centre: Bellefonte; Monroe: Stroudsburg; Carbon: Jim Thorpe; Mercer: Mercer; Cambria: Ebensburg; Clearfield: Clearfield; Pike: Milford
SC|York: York; Berkeley: Moncks Corner; Dorchester: St. George; Horry: Conway; Beaufort: Beaufort; Pickens: Pickens; Oconee: Walhalla
SD|Lincoln: Canton
TN|Sumner: Gallatin; Wilson: Lebanon; Sullivan: Blountville; Anderson: Clinton; Washington: Jonesborough; Loudon: Loudon; Roane: Kingston
TX|Galveston: Galveston; Fort Bend: Richmond; Brazoria: Angleton; Montgomery: Conroe; Collin: McKinney; Williamson: Georgetown; Hidalgo: Edinburg; Bell: Belton; Johnson: Cleburne; Kaufman: Kaufman; Brazos: Bryan; San Patricio: Sinton; Bastrop: Bastrop; Chambers: Anahuac; Burnet: Burnet
UT|Davis: Farmington; Iron: Parowan; Summit: Coalville; Duchesne: Duchesne
VT|Windham: Newfane; Washington: Montpelier
WA|Kitsap: Port Orchard; Benton: Prosser; Lewis: Chehalis; Grant: Ephrata; Grays Harbor: Montesano; Cowlitz: Kelso; Island: Coupeville; Whitman: Colfax
WI|Ozaukee: Port Washington; Walworth: Elkhorn; Jefferson: Jefferson; Dodge: Juneau; Wood: Wisconsin Rapids; Pierce: Ellsworth; Grant: Lancaster
WV|Mercer: Princeton; Fayette: Fayetteville; Hancock: New Cumberland; Brooke: Wellsburg; Putnam: Winfield
WY|Sweetwater: Green River; Fremont: Lander
`;

/** The seats in the table, by state and county: 'NY Suffolk'. */
export const SEAT_NAMES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', cells = ''] = line.split('|');
      return cells.split('; ').map((cell): [string, string] => {
        const [county = '', seat = ''] = cell.split(': ');
        return [`${state} ${county}`, seat];
      });
    }),
);
