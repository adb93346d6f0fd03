import type { NameParts } from '../../../../shared/contract/claims.ts';
import { halvesOf } from '../../../../shared/people/names/last-name-halves.ts';
import { nameKey } from '../../../../shared/people/names/name-key.ts';
import type { PersonNameRow } from '../rows.ts';

type NameRow = Omit<PersonNameRow, 'person_key'>;

/** All of a person's names on record: `akas` are full names, `rows` what they are found by. */
export interface NamesOnRecord {
  readonly name: NameParts;
  readonly akas: readonly string[];
  readonly rows: readonly NameRow[];
}

/** 'Maya R Ostrowski Jr' */
export function fullNameOf({ firstName, middleName, lastName, suffix }: NameParts): string {
  return [firstName, middleName, lastName, suffix].filter((part) => part !== null && part !== '').join(' ');
}

/** The names with another first one; an other name that says the same is left out. */
export function withName(names: NamesOnRecord, name: NameParts): NamesOnRecord {
  const others = names.rows.filter(({ kind }) => kind === 'aka');
  const akas = names.akas.filter((aka) => aka !== fullNameOf(name));
  return { name, akas, rows: listRows(name, others) };
}

/** The names with one more; as they are if it is among them. */
export function withOtherName(names: NamesOnRecord, name: NameParts): NamesOnRecord {
  const full = fullNameOf(name);
  if (full === fullNameOf(names.name) || names.akas.includes(full)) return names;
  const others = [...names.rows.filter(({ kind }) => kind === 'aka'), rowOf(name, name.lastName, 'aka')];
  return { name: names.name, akas: [...names.akas, full], rows: listRows(names.name, others) };
}

/** The names without another name; as they are if it is not among them. */
export function withoutOtherName(names: NamesOnRecord, fullName: string): NamesOnRecord {
  if (!names.akas.includes(fullName)) return names;
  const key = nameKey(fullName);
  // A suffix is in the full name only.
  const isIt = ({ first_key, middle_key, last_key }: NameRow): boolean => {
    const said = [first_key, middle_key, last_key].filter((part) => part !== '').join(' ');
    const short = [first_key, last_key].filter((part) => part !== '').join(' ');
    return [said, short].some((text) => key === text || key.startsWith(`${text} `));
  };
  const others = names.rows.filter((row) => row.kind === 'aka' && !isIt(row));
  const akas = names.akas.filter((aka) => aka !== fullName);
  return { name: names.name, akas, rows: listRows(names.name, others) };
}

/** The rows of a name, of other names, and of the halves of double last names; each once. */
function listRows(name: NameParts, others: readonly NameRow[]): NameRow[] {
  const rows: NameRow[] = [];
  const add = (row: NameRow): void => {
    const isThere = rows.some(
      ({ last_key, first_key, kind }) => last_key === row.last_key && first_key === row.first_key && kind === row.kind,
    );
    if (!isThere) rows.push(row);
  };
  add(rowOf(name, name.lastName, 'primary'));
  for (const other of others) add(other);
  for (const half of halvesOf(name.lastName)) add(rowOf(name, half, 'part'));
  // Of other names only their keys are known by now, in which a hyphen is a space.
  for (const other of others)
    for (const half of halvesOf(other.last_key)) add({ ...other, last_key: half, kind: 'part' });
  return rows;
}

function rowOf({ firstName, middleName }: NameParts, last: string, kind: NameRow['kind']): NameRow {
  return { last_key: nameKey(last), first_key: nameKey(firstName), middle_key: nameKey(middleName ?? ''), kind };
}
