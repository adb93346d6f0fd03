import type { Address } from '../../contract/person/address.ts';
import type { Person } from '../../contract/person/person.ts';
import { isolate } from '../../copy/format/isolate.ts';
import { lifeLineCopy as words } from '../../copy/person/life-line.ts';
import { placeText } from '../../urls/location.ts';
import { monthAt, readDates, yearOf } from './axis.ts';
import { familyOf } from './family.ts';
import type { LifeLine } from './lane-model.ts';
import { layLine } from './lay-line.ts';
import type { LineInput, Stay } from './line-input.ts';
import { areSentWhole, type NumberedHome, numberHomes } from './number-homes.ts';
import { ownedBy } from './owned.ts';
import { workOf } from './work.ts';

/** A person's life on one line, and the sentence above it. */
export interface PersonLife {
  readonly line: LifeLine;
  readonly about: string;
  /** some places are withheld from this viewer, so a price line makes sense */
  readonly isMasked: boolean;
}

/**
 * The life line of a person as sent: viewers who may see less were sent less. null without an address, because then there
 * is nothing to draw.
 *
 * @param today milliseconds since 1970, UTC
 * @param hasProperties whether this page may show what the person owns
 * @param hrefOf where the stretch of a home leads; null: nowhere. It is not asked about masked ones
 */
export function lifeOf(
  person: Person,
  {
    today,
    hasProperties,
    hrefOf,
  }: {
    readonly today: number;
    readonly hasProperties: boolean;
    readonly hrefOf: (home: NumberedHome) => string | null;
  },
): PersonLife | null {
  const homes = numberHomes(person.addresses);
  if (homes.length === 0) return null;
  const work = workOf(person);
  const owned = hasProperties ? ownedBy(person) : { spells: [], sentence: null };
  const family = familyOf(person);
  const isMasked = !areSentWhole(person.addresses);
  const stays = homes.map((home) => stayOf(home, homes[0]?.address.stateCode, person.isDead, hrefOf));
  const { lived, worked, owned: ownedName, family: familyName } = words.lanes;
  const input = {
    today,
    isOver: person.isDead,
    stays: { name: lived, of: stays, nowText: words.livesHere },
    spells: [
      { name: worked, tone: 'work' as const, of: work.spells },
      { name: ownedName, tone: 'owned' as const, of: owned.spells },
    ],
    moments: { name: familyName, of: family.moments },
    sentences: [
      { name: worked, ...work },
      { name: ownedName, ...owned },
      { name: familyName, ...family },
    ].flatMap(({ name, sentence }) => (sentence === null ? [] : [{ name, ...sentence }])),
  };
  const line = layLine(input);
  return { line, about: aboutText(input, homes, { line, isMasked }), isMasked };
}

function stayOf(
  home: NumberedHome,
  homeState: string | undefined,
  isDead: boolean,
  hrefOf: (home: NumberedHome) => string | null,
): Stay {
  const { address, number } = home;
  const { city, stateCode, type, isHistorical } = address;
  const isMasked = type === 'obfuscated';
  const isOpen = !isHistorical && !isDead;
  return {
    number,
    label: isolate(stateCode === homeState ? city : placeText(city, stateCode)),
    listed: isolate([streetOf(address), placeText(city, stateCode)].filter((part) => part !== null).join(', ')),
    from: type === 'full' ? address.moveInDate : null,
    to: type === 'full' ? address.moveOutDate : null,
    isOpen,
    isMasked,
    isNow: isOpen && !isMasked,
    href: isMasked ? null : hrefOf(home),
  };
}

function streetOf(address: Address): string | null {
  switch (address.type) {
    case 'full':
      return address.line1;
    case 'partial':
      return address.line1WithoutNumber;
    case 'obfuscated':
      return null;
  }
}

/** '6 places in 5 cities, 1982 to now': the years are those of the places, not of the whole axis. */
function aboutText(
  { stays, today }: Pick<LineInput, 'stays' | 'today'>,
  homes: readonly NumberedHome[],
  { line, isMasked }: { readonly line: LifeLine; readonly isMasked: boolean },
): string {
  const cities = new Set(homes.map(({ address }) => placeText(address.city, address.stateCode).toLowerCase()));
  const places = words.about.places(homes.length, cities.size);
  if (line.scale === 'time') {
    const now = monthAt(today);
    const known = stays.of.map((stay) => ({ isOpen: stay.isOpen, ...readDates(stay, now) }));
    const months = known.flatMap(({ from, to }) => [from, to]).filter((month) => month !== null);
    const goesOn = known.some(({ isOpen }) => isOpen);
    const first = String(yearOf(Math.min(...months)));
    return words.about.years(places, first, goesOn ? words.ends.last : String(yearOf(Math.max(...months))));
  }
  const order = homes.length === 1 ? words.about.one(places) : words.about.inOrder(places);
  return isMasked ? `${order} ${words.about.masked}` : order;
}
