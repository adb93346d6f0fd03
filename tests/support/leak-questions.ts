import { type CallName, calls } from '../../shared/contract/calls.ts';
import { placeText } from '../../shared/urls/location.ts';
import { directoryKey } from '../../shared/urls/segments.ts';
import type { LeakViewer } from './leak-viewers.ts';
import type { Truth } from './truth.ts';
import { findAll, type Probe } from './withheld.ts';

/** An account's contents were chosen by its owner; account tests check that they are theirs. */
type TellsNobody = 'nothing' | 'own-account';
/** An open call whose row says that it reveals data about people. The operator, who sees all of it, is no viewer. */
export type TellingCall = {
  [N in CallName]: (typeof calls)[N]['tells'] extends TellsNobody
    ? never
    : (typeof calls)[N]['viewer'] extends 'operator'
      ? never
      : N;
}[CallName];

/** How one call asks about a person. */
export interface Question {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A call missing here does not compile, so no call opens untested. */
const LEAK_QUESTIONS: { readonly [N in TellingCall]: (person: Truth) => Question | null } = {
  personDetails: ({ id }) => ({ query: { personId: id, includeRelated: 'true', includeProperties: 'true' } }),
  personCounts: ({ id }) => ({ query: { personId: id } }),
  funnelCounts: ({ id }) => ({ query: { id, source: 'person' } }),
  personPremium: ({ legacyId }) => ({ query: { personId: legacyId } }),
  personSmartcheck: ({ smartcheckId }) => (smartcheckId === null ? null : { query: { personId: smartcheckId } }),
  personRelated: ({ id }) => ({ query: { personId: id } }),
  personBackground: ({ id }) => ({ query: { personId: id } }),
  personRecords: ({ id }) => ({ query: { personId: id } }),
  // Only the cookie of a proven claim opens it, whoever asks.
  claimedRecord: () => ({}),
  // Only a link that was mailed opens it, whoever asks.
  takePrivacyExport: () => ({ body: { token: 'x'.repeat(43), format: 'json' } }),
  missingAddressIds: ({ id }) => ({ query: { personId: id } }),
  realtimeAge: ({ id }) => ({ query: { personIds: id } }),
  phoneActivity: ({ phones: [phone] }) =>
    phone === undefined ? null : { query: { phoneNumbers: `1${phone.number}` } },
  property: ({ owned: [property] }) => (property === undefined ? null : { params: { pnpId: property.pnpId } }),
  unlockReport: ({ id }) => ({ body: { wpId: id } }),
  courtRunner: ({ id }) => ({ query: { personId: id } }),
  requestCourtRunner: () => ({ body: { orderId: 'nobody-ordered-this' } }),
  searchPeople: ({ fullName }) => ({ query: { name: fullName } }),
  readTyped: ({ fullName }) => ({ query: { q: fullName } }),
  searchPhone: ({ phones: [phone] }) => (phone === undefined ? null : { query: { phone: `1${phone.number}` } }),
  openPhone: ({ phones: [phone] }) => (phone === undefined ? null : { body: { phone: `1${phone.number}` } }),
  searchAddress: ({ addresses: [address] }) =>
    address === undefined
      ? null
      : { query: { street: `${address.houseNumber} ${address.street}`, location: placeOf(address) } },
  openPerson: ({ id }) => ({ body: { personId: id } }),
  openAddress: ({ addresses: [address] }) =>
    address === undefined
      ? null
      : { body: { street: `${address.houseNumber} ${address.street}`, location: placeOf(address) } },
  suggest: ({ fullName }) => ({ query: { q: fullName.slice(0, 12), type: 'name' } }),
  directory: () => ({}),
  directoryLetter: ({ fullName }) => {
    const key = keyOf(fullName);
    return key === null ? null : { params: { letter: key.letter } };
  },
  directoryName: ({ fullName }) => {
    const key = keyOf(fullName);
    return key === null ? null : { params: { letter: key.letter, partial: key.partial } };
  },
  location: ({ addresses: [address] }) => (address === undefined ? null : { params: { location: placeOf(address) } }),
  meantPlaces: ({ addresses: [address] }) => (address === undefined ? null : { query: { location: placeOf(address) } }),
  propertySearch: ({ addresses: [address] }) =>
    address === undefined ? null : { params: { location: placeOf(address) } },
  sitemap: () => ({}),
  sitemapFile: () => ({ params: { list: 'people', file: '1' } }),
  speedSearch: ({ fullName, addresses: [address], phones: [phone] }) => ({
    body: {
      lines: [
        { text: address === undefined ? fullName : `${fullName}, ${placeOf(address)}` },
        ...(phone === undefined ? [] : [{ text: phone.number }]),
      ],
    },
  }),
};
/** Every such call, and how it asks; null if there is nothing to ask. */
export const LEAK_QUESTIONS_OF_CALLS = Object.entries(LEAK_QUESTIONS) as [
  TellingCall,
  (person: Truth) => Question | null,
][];

/** What lists reveal about others: they show people of a place or a name, related or not. */
const LISTS: readonly TellingCall[] = LEAK_QUESTIONS_OF_CALLS.map(([name]) => name).filter(
  (name) => calls[name].tells === 'list',
);
const OF_OTHERS =
  /^(?:name of a|relative|associate|street|month|e-mail domain|job title|company|zip code|property id|age|year)/;
/** What a lookup reveals about the typed line. */
const OF_WHAT_WAS_TYPED = /^(?:month of a phone|best time to call)$/;

/**
 * Whether a value that is withheld on a person's page may be in the answer of this call all the same.
 *
 * @param typed what was asked
 * @param named the lists on the person's page, which are the same for every viewer
 */
export function isTold(
  probe: Probe,
  name: TellingCall,
  { viewer, person, typed, named }: { viewer: LeakViewer; person: Truth; typed: string; named: string },
): boolean {
  const { what, sample } = probe;
  // The typed text comes back, and namesakes are shown to everybody.
  if (findAll(typed, [probe]).length > 0 || typed.includes(sample) || named.includes(sample)) return true;
  // The viewer's own address comes with every page.
  if (what === 'e-mail domain' && viewer.email?.endsWith(`@${sample}`) === true) return true;
  if (what.startsWith('name of a') && namesOf(person).some((other) => other.includes(sample))) return true;
  if (LISTS.includes(name) && (OF_OTHERS.test(what) || OF_WHAT_WAS_TYPED.test(what))) return true;
  // This call exists to return ids that came too late for the details.
  if (name === 'missingAddressIds' && what === 'address id') return viewer.kind !== 'free';
  // An open report has records, which the person's page does not.
  return viewer.kind === 'bg' && (name === 'personBackground' || name === 'personRecords');
}

const namesOf = ({ fullName }: Truth): string[] => [fullName];
const placeOf = ({ city, stateCode }: { city: string; stateCode: string }): string => placeText(city, stateCode);

const keyOf = (fullName: string) => directoryKey(fullName.split(' ').at(-1) ?? '');
