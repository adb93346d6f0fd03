import type {
  AddressRow,
  Party,
  PersonRow,
  PropertyRow,
  RecordRow,
  RelationRow,
  ResidenceRow,
  RowsByTable,
  TableName,
  TransferRow,
} from '../../worker/origin/import/rows.ts';
import { REFERENCE_DATE } from './calendar.ts';

type Tables = { readonly [T in TableName]: readonly RowsByTable[T][] };

/** Facts of a record's body that say nothing to a reader. */
const WITHOUT_VALUE = (_: string, value: unknown): unknown =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** Writes everything that a population's rows tell about a person, as lines of text. */
export function dossierWriter(tables: Tables): (person: PersonRow) => string {
  const persons = new Map(tables.person.map((row) => [row.key, row]));
  const personsById = new Map(tables.person.map((row) => [row.id, row]));
  const addresses = new Map(tables.address.map((row) => [row.key, row]));
  const places = new Map(tables.place.map((row) => [row.id, row]));
  const properties = new Map(tables.property.map((row) => [row.address_key, row]));
  const of = <R extends { readonly person_key: number }>(rows: readonly R[]): ((key: number) => readonly R[]) => {
    const groups = Map.groupBy(rows, ({ person_key }) => person_key);
    return (key) => groups.get(key) ?? [];
  };
  const [residences, phones, emails, relations, ownerships, records] = [
    of(tables.residence),
    of(tables.phone),
    of(tables.email),
    of(tables.relation),
    of(tables.ownership),
    of(tables.record),
  ];
  const transfers = Map.groupBy(tables.transfer, ({ property_key }) => property_key);

  const placeOf = (id: number | null): string => {
    const place = id === null ? undefined : places.get(id);
    return place === undefined ? 'somewhere' : `${place.city}, ${place.state_code}`;
  };
  const addressOf = (address: AddressRow | undefined): string => {
    if (address === undefined) return 'no address';
    const { house_number, street, unit, place_id, zip5 } = address;
    return `${house_number} ${street}${unit === null ? '' : ` ${unit}`}, ${placeOf(place_id)} ${zip5}`;
  };
  const partiesOf = (json: string): string =>
    (JSON.parse(json) as Party[])
      .map((party) => ('name' in party ? party.name : (party.as ?? personsById.get(party.personId)?.full_name ?? '?')))
      .join(' and ');

  const residenceLine = (row: ResidenceRow): string =>
    `  ${row.move_in ?? '?'} to ${row.move_out ?? 'now'}: ${addressOf(addresses.get(row.address_key))}${row.contact_type === 'Mailing' ? ' (mailing)' : ''}`;
  const relationLine = (row: RelationRow): string => {
    const other = persons.get(row.other_key);
    if (other === undefined) return '  ?';
    const age = other.is_dead === 1 ? 'deceased' : ageOf(other);
    return `  ${row.relation}: ${other.full_name}, born ${other.birth_year ?? '?'}, ${age}, ${placeOf(other.home_place_id)}; known ${row.first_seen ?? '?'} to ${row.last_seen ?? '?'}`;
  };
  const propertyLines = (row: PropertyRow): string[] => {
    const { landSquareFeet, taxAmount, legalDescription } = JSON.parse(row.report);
    return [
      `    ${row.property_type}, built ${row.year_built ?? '?'}, ${row.bedrooms ?? '?'} bedrooms, ${row.bathrooms ?? '?'} baths, ${row.living_sqft ?? '?'} square feet, lot ${landSquareFeet ?? '?'}; ${legalDescription}; value today $${row.market_value}, taxes $${taxAmount}, five-year forecast ${row.cstv_p50} %, ${row.owner_occupied}`,
      ...(transfers.get(row.key) ?? []).map(transferLine),
    ];
  };
  const transferLine = ({ body, owners, sellers }: TransferRow): string => {
    const { saleDate, saleAmount, registryEntities, mortgages, lenderName } = JSON.parse(body);
    const loans = (mortgages as readonly Loan[]).map(loanText);
    const paid = saleAmount === null ? 'nothing paid' : `$${saleAmount}`;
    const lender = lenderName === null ? '' : ` from ${lenderName.fullName}`;
    return `      ${saleDate} ${registryEntities[0]?.documentType}: ${partiesOf(sellers)} to ${partiesOf(owners)}, ${paid}, ${loans.join(', ')}${lender}`;
  };
  const recordLine = (row: RecordRow): string => {
    const at = row.address_key === null ? '' : `, at ${addressOf(addresses.get(row.address_key))}`;
    const body = JSON.stringify(JSON.parse(row.body, WITHOUT_VALUE));
    return `  ${row.category}, ${row.title}, ${row.state_code}, ${row.filed}${at}: ${body}; parties: ${partiesOf(row.parties)}`;
  };
  const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [title, ...lines]);

  return (person) => {
    const { key } = person;
    const born = [person.birth_year, person.birth_month, person.birth_day].filter((part) => part !== null).join('-');
    const akas = (JSON.parse(person.akas) as string[]).join('; ');
    const job = [person.job_title, person.company_name].filter((part) => part !== null).join(' at ');
    return [
      `${person.full_name}, born ${born || '?'}, ${person.is_dead === 1 ? 'deceased' : ageOf(person)}`,
      ...(akas === '' ? [] : [`also known as ${akas}`]),
      ...(job === '' ? [] : [`job: ${job}`]),
      ...section('addresses', residences(key).map(residenceLine)),
      ...section(
        'phones',
        phones(key).map(
          ({ number, line_type, carrier, place_id, first_seen, last_seen }) =>
            `  ${number} ${line_type}, ${carrier ?? 'no carrier'}, ${placeOf(place_id)}, ${first_seen ?? '?'} to ${last_seen ?? '?'}`,
        ),
      ),
      ...section(
        'emails',
        emails(key).map(({ email, kind, first_seen }) => `  ${email} ${kind}, since ${first_seen ?? '?'}`),
      ),
      ...section('relatives and associates', relations(key).map(relationLine)),
      ...section(
        'homes owned',
        ownerships(key).flatMap((row) => {
          const property = properties.get(row.address_key);
          const owned = `${row.first_seen ?? '?'} to ${row.is_current === 1 ? 'now' : (row.last_seen ?? '?')}`;
          const lines = property === undefined ? [] : propertyLines(property);
          return [`  ${addressOf(addresses.get(row.address_key))}, owned ${owned}`, ...lines];
        }),
      ),
      ...section('records', records(key).map(recordLine)),
    ].join('\n');
  };
}

interface Loan {
  readonly mortgageAmount: number | null;
  readonly mortgageLoanType: string | null;
  readonly mortgageTerm: string | null;
  readonly mortgageDate: string | null;
  readonly refiFlag: boolean;
}

function loanText({ mortgageAmount, mortgageLoanType, mortgageTerm, mortgageDate, refiFlag }: Loan): string {
  if (mortgageAmount === null) return 'cash';
  const text = `$${mortgageAmount} ${mortgageLoanType} ${mortgageTerm}`;
  return refiFlag ? `refinanced ${mortgageDate} with ${text}` : text;
}

const ageOf = ({ birth_year }: PersonRow): string =>
  birth_year === null ? 'age unknown' : `${REFERENCE_DATE.year - birth_year} or a year younger`;
