import type { MatchIndicator } from '../contract/primitives.ts';
import { joinAnd, oneLine, upperFirst } from '../copy/format/prose.ts';
import { recordLabels } from '../copy/records/record-labels.ts';
import { recordsCopy } from '../copy/records/records.ts';
import type { FieldGroup } from './field-group.ts';
import { type RecordField, shorten, writeText } from './field-rules.ts';
import type { ListedRecord } from './record-lists.ts';

/** Undefined if the origin does not say how a record was matched. */
type Indicators = readonly MatchIndicator[] | undefined;

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
const METHODS: Readonly<Record<string, string>> = {
  exact: words.exact,
  partial: words.partial,
  'not given': words.notGiven,
};
/** Longest name of an item in the line, in characters. */
const ITEM_MAX = 40;
/** The record leaves the item out, so nothing was compared. */
const NOT_GIVEN = /^not (?:given|available|present|provided|stated)\b/i;
/** Methods that mean the two differ. */
const NO_MATCH = /^(?:no|none|not|mismatch)\b/i;
const PARTIAL = /^partial/i;

/**
 * Why a record is in somebody's report, in one line, and what does not match: 'Matches name and birth date', 'Matches
 * name; birth date not given', 'Matches birth date and part of the name', 'Not the same: address', or that it is not on
 * record. Null for a property, whose owners are named.
 */
export function matchReasonOf({ group, record }: ListedRecord): string | null {
  if (group === 'currentProperties' || group === 'pastProperties') return null;
  return matchReason(record.matchIndicators);
}

/** The same from the indicators themselves. */
export function matchReason(indicators: Indicators): string {
  const compared = (indicators ?? []).flatMap(({ item, method }) => {
    const name = nameItem(item);
    return name === null ? [] : [{ name: shorten(oneLine(name), ITEM_MAX), how: howOf(method.trim()) }];
  });
  const named = (how: Comparison) => [...new Set(compared.flatMap((one) => (one.how === how ? [one.name] : [])))];
  const whole = named('whole');
  const partial = named('partial').filter((name) => !whole.includes(name));
  const same = [...whole, ...partial.map(words.partOf)];
  const notes = [...listed(named('different'), words.different), ...listed(named('not-given'), words.missing)];
  const said = [...listed(same, words.matches), ...notes];
  return said.length === 0 ? words.unknownReason : upperFirst(said.join('; '));
}

type Comparison = 'whole' | 'partial' | 'different' | 'not-given';

function howOf(method: string): Comparison {
  if (NOT_GIVEN.test(method)) return 'not-given';
  if (NO_MATCH.test(method)) return 'different';
  return PARTIAL.test(method) ? 'partial' : 'whole';
}

function listed(names: readonly string[], say: (names: string) => string): string[] {
  return names.length === 0 ? [] : [say(joinAnd(names))];
}

/** How a record was matched, item by item; without fields if that is unknown. */
export function matchGroup(indicators: Indicators): FieldGroup {
  const title = recordLabels.sections.match;
  return { kind: 'match', title, outcome: null, fields: matchFields(indicators ?? []) };
}

/** Each compared item, and how it was compared. */
export function matchFields(indicators: readonly MatchIndicator[]): RecordField[] {
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
