import type { Random } from '../random.ts';
import { brand } from './brands.ts';

/**
 * Last names that nobody in a population has, so that people mentioned only in records match nobody: any beginning with
 * any end.
 */
const BEGINNINGS =
  'Abber Applen Bracken Bramble Candle Cinder Cobble Dimmer Dover Dunner Elver Ember Fenni Fiddle Grindle Hobble Ingle Jessa Kettle Larken Lanter Mossen Nettle Oxen Pebble Pennel Quillen Rooken Sedger Thimble Tinder Underen Vexel Whistle Winder Yarren Zephy'.split(
    ' ',
  );
const ENDS = 'bourne combe cote croft fell foss holme leigh mere moor shaw stowe thorpe thwaite wick wold'.split(' ');
const GIVEN =
  'Ada Alan Amos Anna Beth Bruno Carl Clara Cora Dean Dora Eli Ellen Emil Enid Ernest Evan Fern Frank Gail George Grace Gus Helen Henry Hope Hugh Ida Ivan Jack Jane Jill Joel Judith Karl Kent Laura Lena Leo Louis Lydia Martha Martin Milo Nell Nora Oscar Otis Paula Pearl Peter Philip Rita Ross Ruth Simon Stella Susan Tess Theo Vera Vern Victor Wilma'.split(
    ' ',
  );
/** Share of these people whose middle initial is on record, and what it may be. */
const WITH_INITIAL = 0.6;
const INITIALS = 'ABCDEFGHJKLMNPRSTVW';

/** A company of an industry: its own name, then one of the words for what it does. */
const companyOf =
  (...words: readonly string[]) =>
  (random: Random): string =>
    `${brand(random)} ${random.pick(words)}`;

export const lender = companyOf('Savings Bank', 'Credit Union', 'Home Loans', 'Mortgage Company', 'National Bank');
export const builder = companyOf('Homes', 'Builders', 'Land Company', 'Communities', 'Development');
const modernLandlord = companyOf(
  'Rentals LLC',
  'Holdings LLC',
  'Properties LLC',
  'Property Partners',
  'Residential Trust',
);
const earlyLandlord = companyOf('Realty Company', 'Properties Inc', 'Property Partners', 'Investment Company', 'Trust');
/** From this year on every state has limited liability companies. */
const COMPANIES_ARE_LIMITED_SINCE = 1997;

/** A company that lets homes, by a name that it may have in a year. */
export function landlordCompany(year: number, random: Random): string {
  return year >= COMPANIES_ARE_LIMITED_SINCE ? modernLandlord(random) : earlyLandlord(random);
}
export const titleCompany = companyOf('Title', 'Title & Escrow', 'Abstract Company', 'Closing Services');
export const lawFirm = companyOf('Law Group', 'Legal', 'Law Offices');
export const creditor = companyOf(
  'Card Services',
  'Auto Finance',
  'Medical Center',
  'Collections',
  'Financial',
  'Apartments LLC',
  'Furniture',
);
export const contractor = companyOf(
  'Roofing',
  'Construction',
  'Electric',
  'Plumbing & Heating',
  'Remodeling',
  'Concrete',
);
export const hospital = companyOf('Hospital', 'Medical Center', 'Memorial Hospital', 'Regional Medical Center');

/** A person outside every population: 'Nora B Quillenmoor'. */
export function stranger(random: Random): string {
  const initial = random.chance(WITH_INITIAL) ? ` ${random.text(1, INITIALS)}` : '';
  return `${random.pick(GIVEN)}${initial} ${random.pick(BEGINNINGS)}${random.pick(ENDS)}`;
}

/** The last names of everybody outside every population. */
export const STRANGERS_LAST_NAMES: ReadonlySet<string> = new Set(
  BEGINNINGS.flatMap((beginning) => ENDS.map((end) => `${beginning}${end}`)),
);

/** Whether a name exists only in records. */
export function isStranger(name: string): boolean {
  return STRANGERS_LAST_NAMES.has(name.slice(name.lastIndexOf(' ') + 1));
}
