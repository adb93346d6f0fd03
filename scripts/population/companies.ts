import type { Random } from './random.ts';

const FIRST =
  'Lantern|Copper Creek|Millstone|Bright Harbor|Redfern|Stonegate|Tall Oak|Silver Birch|Eastgate|Highwater|Juniper|Old Mill|Three Rivers|Sandpiper|Ironwood|Clover|Marigold|Foxhill|Quarry|Beacon'.split(
    '|',
  );

/** Last names that nobody in a population has, so that people mentioned only in records match nobody. */
const UNUSED_SURNAMES =
  'Abernoddle|Brackenfoss|Cobblewick|Dunnerdale|Elverstone|Fennimoor|Grindlewald|Hobbleton|Inglethwaite|Jessamyre|Kettleburn|Larkenby|Mossgrave|Nettleship|Oxenholme|Pennywhistle|Quillfeather|Rookhampton|Sedgewater|Thimblethorpe|Underbarrow|Vexley|Wintershaw|Yarrowby|Zephyrine|Applegarth|Bramblecote|Cinderford|Dovecroft|Emberley'.split(
    '|',
  );
const GIVEN =
  'Alan Beth Carl Dora Eli Fern Gus Hope Ivan Jill Kent Lena Milo Nora Otis Pearl Ross Tess Vern Wilma'.split(' ');

/** Invented companies, by industry. Each list is made once. */
const listOf = (seconds: string): readonly string[] =>
  FIRST.flatMap((first) => seconds.split('|').map((second) => `${first} ${second}`));
const LENDERS = listOf('Savings Bank|Credit Union|Home Loans|Mortgage Company|National Bank');
const BUILDERS = listOf('Homes|Builders|Land Company');
const LANDLORDS = listOf('Rentals LLC|Holdings LLC|Property Partners|Residential Trust');
const TITLE_COMPANIES = listOf('Title|Title & Escrow|Abstract Company');
const LAW_FIRMS = listOf('Law Group|Legal|Law Offices');
const CREDITORS = listOf('Card Services|Auto Finance|Medical Center|Collections|Financial|Apartments LLC');

export const lender = (random: Random): string => random.pick(LENDERS);
export const builder = (random: Random): string => random.pick(BUILDERS);
export const landlordCompany = (random: Random): string => random.pick(LANDLORDS);
export const titleCompany = (random: Random): string => random.pick(TITLE_COMPANIES);
export const lawFirm = (random: Random): string => random.pick(LAW_FIRMS);
export const creditor = (random: Random): string => random.pick(CREDITORS);

/** A person outside every population: 'Nora Quillfeather'. */
export function stranger(random: Random): string {
  return `${random.pick(GIVEN)} ${random.pick(UNUSED_SURNAMES)}`;
}

/** Whether a name exists only in records. */
export function isStranger(name: string): boolean {
  return UNUSED_SURNAMES.some((surname) => name.endsWith(` ${surname}`));
}
