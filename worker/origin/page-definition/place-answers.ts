import type { Address } from '../../../shared/contract/person/address.ts';
import { joinAnd } from '../../../shared/copy/format/prose.ts';
import { personFaqsCopy as copy } from '../../../shared/copy/person/person-faqs.ts';
import { mainAddressOf, placeInFull } from '../../../shared/people/mention.ts';
import { formatMonth, yearMonthOf } from '../../../shared/people/months.ts';
import type { Draft, Subject } from './subject.ts';

/** Cities named in one answer. */
const PLACES_MAX = 3;

/** Where the person lives, or last lived, as precisely as the address was sent. Nothing about the dead is for sale. */
export function answerHome({ person, name, first, now }: Subject): Draft | null {
  const words = copy.home;
  const address = mainAddressOf(person);
  if (address === null) return null;
  const question = person.isDead ? words.pastQuestion(name) : words.question(name);
  const section = 'addresses';
  if (person.isDead) return { question, sentences: [words.lastLived(first, placed(address))], section };
  const hidden = hiddenOf(address);
  const more = hidden === null ? [] : [hidden];
  if (address.isHistorical)
    return { question, sentences: [words.noCurrent, words.lastLived(first, placed(address)), ...more], section };
  return { question, sentences: [words.lives(first, placedSince(address, now)), ...more, words.lag], section };
}

/** Cities where the person lived before. */
export function answerEarlier({ person, name, isFree }: Subject): Draft | null {
  const words = copy.earlier;
  const main = mainAddressOf(person);
  const earlier = person.addresses.filter((address) => address !== main && address.isHistorical);
  if (earlier.length === 0) return null;
  const places = [...new Set(earlier.map(placeInFull))];
  const named = joinAnd(places.slice(0, PLACES_MAX), '; ');
  const say = places.length > PLACES_MAX ? words.somePlaces : words.places;
  const sentences = [say(earlier.length, named), ...(isFree && !person.isDead ? [words.hidden] : [])];
  return { question: words.question(name), sentences, section: 'addresses' };
}

/** Whether the person owns property, and where the first one is. */
export function answerProperty({ person, name, first }: Subject): Draft | null {
  const words = copy.property;
  const count = Math.max(person.counts.ownedPropertiesCount, person.ownedProperties.length);
  if (count === 0) return null;
  const question = person.isDead ? words.pastQuestion(name) : words.question(name);
  const property = person.ownedProperties[0];
  // Viewers who may see property find it among the addresses: it has no section of its own.
  const said = (...sentences: string[]): Draft => ({ question, sentences, section: null });
  if (property === undefined) return said(words.owned(first, count));
  const place = placeInFull(property);
  if (property.type === 'full') return said(words.ownedAt(first, count, copy.home.at(`${property.line1} in ${place}`)));
  const where = copy.home.on(property.line1WithoutNumber, place);
  return person.isDead
    ? said(words.ownedAt(first, count, where))
    : said(words.ownedAt(first, count, where), copy.home.hiddenNumber);
}

function placed(address: Address): string {
  switch (address.type) {
    case 'full':
      return copy.home.at(address.fullAddress);
    case 'partial':
      return copy.home.on(address.line1WithoutNumber, placeInFull(address));
    case 'obfuscated':
      return copy.home.in(placeInFull(address));
  }
}

/** With the month of moving in if it was sent; a month in the future is an error in the record and left out. */
function placedSince(address: Address, now: number): string {
  const where = placed(address);
  if (address.type !== 'full' || address.moveInDate === null) return where;
  const month = formatMonth(address.moveInDate);
  const isOver = address.moveInDate <= yearMonthOf(now);
  return month === null || !isOver ? where : copy.home.since(where, month);
}

function hiddenOf({ type }: Address): string | null {
  if (type === 'full') return null;
  return type === 'partial' ? copy.home.hiddenNumber : copy.home.hiddenStreet;
}
