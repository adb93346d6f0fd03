import type { CriminalRecord } from '../contract/records/criminal.ts';
import { joinAnd, upperFirst } from '../copy/format/prose.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { type RecordField, writeText } from './field-rules.ts';

type Indicators = CriminalRecord['matchIndicators'];

const words = recordsCopy.match;

/** Names that data sources use for compared items; other names are shown as they are. */
const ITEMS: Readonly<Record<string, string>> = {
  name: words.name,
  'full name': words.name,
  fullname: words.name,
  'date of birth': words.birthDate,
  dateofbirth: words.birthDate,
  'birth date': words.birthDate,
  birthdate: words.birthDate,
  dob: words.birthDate,
  address: words.address,
};
const METHODS: Readonly<Record<string, string>> = { exact: words.exact, partial: words.partial };
/** Methods that mean the two do not match. */
const NO_MATCH = /^(?:no|none|not|mismatch)\b/i;

/** 'Matched on name and birth date': what a record has in common with the person searched for; null if nothing. */
export function matchedOn(indicators: Indicators): string | null {
  const items = indicators
    .filter(({ method }) => !NO_MATCH.test(method.trim()))
    .flatMap(({ item }) => nameItem(item) ?? []);
  return items.length === 0 ? null : recordsCopy.matchedOn(joinAnd([...new Set(items)]));
}

/** Each compared item, and how it was compared. */
export function matchFields(indicators: Indicators): RecordField[] {
  return indicators.flatMap(({ item, method }) => {
    const name = nameItem(item);
    if (name === null) return [];
    const how = writeText(method);
    const value = how === null ? null : (lookUp(METHODS, how) ?? how);
    return [{ label: upperFirst(name), value }];
  });
}

function nameItem(item: string): string | null {
  const said = writeText(item);
  return said === null ? null : (lookUp(ITEMS, said) ?? said);
}

/** Own keys only: a text may be 'constructor'. */
function lookUp(table: Readonly<Record<string, string>>, text: string): string | undefined {
  const key = text.toLowerCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
