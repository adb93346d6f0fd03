import type { Person } from '../../contract/person/person.ts';
import type { FullRelative } from '../../contract/person/relative.ts';
import { isolate } from '../../copy/format/isolate.ts';
import { lifeLineCopy as words } from '../../copy/person/life-line.ts';
import { personCopy } from '../../copy/person/person.ts';
import type { Moment } from './line-input.ts';

/** The most relatives on a line: those whose relationship is on record. */
const RELATIVES_MAX = 6;
const NEAREST = ['spouse', 'child', 'parent', 'sibling', 'grandchild', 'grandparent', 'in-law'] as const;

/** Relatives with the year of the first record that connects them, the closest first; others are only counted. */
export function familyOf({ relatives, counts }: Pick<Person, 'relatives' | 'counts'>): {
  readonly moments: readonly Moment[];
  readonly sentence: { readonly text: string; readonly note: string | null } | null;
} {
  const named = relatives.filter((relative) => relative.type === 'full');
  const moments = NEAREST.flatMap((relationship) =>
    named.filter((relative) => relative.relationship === relationship).flatMap(momentOf),
  ).slice(0, RELATIVES_MAX);
  if (moments.length > 0) return { moments, sentence: null };
  const count = Math.max(relatives.length, counts.relativesCount);
  if (count === 0) return { moments, sentence: null };
  const note = named.length > 0 && named.length < count ? words.listedBelow(named.length) : null;
  return { moments, sentence: { text: words.relatives(count), note } };
}

function momentOf({ name, relationship, provenance }: FullRelative): Moment[] {
  if (relationship === undefined || provenance?.firstSeen == null) return [];
  const kind = personCopy.relatives.relationships[relationship].toLowerCase();
  return [
    {
      label: words.relative(isolate(name.firstName.trim() || name.fullName), kind),
      listed: words.relative(isolate(name.fullName), kind),
      at: provenance.firstSeen,
      sublabel: words.connected,
    },
  ];
}
