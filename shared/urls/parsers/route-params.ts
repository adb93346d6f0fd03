import { isUrlSafe } from '../identifiers.ts';
import { normaliseLocation } from '../location.ts';
import type { ParamRouteName } from '../route-table.ts';
import { directoryKey, normalisePhone, PLACEHOLDER, parseSegment } from '../segments.ts';

/** The normalized params of each route that has {params}: what its builder in `paths` takes. */
export interface RouteParams {
  readonly 'person-search': PersonSearchParams;
  readonly person: PersonParams;
  readonly monitor: { readonly personId: string };
  readonly phone: PhoneParams;
  readonly 'phone-report': PhoneParams;
  readonly 'phone-dispute': PhoneParams;
  readonly street: StreetParams;
  readonly address: StreetParams & { readonly id: string };
  readonly 'white-pages': PlaceParams;
  readonly 'property-search': PlaceParams;
  /** in lower case */
  readonly property: { readonly pnpId: string };
  readonly 'directory-letter': { readonly letter: string };
  readonly 'directory-name': { readonly letter: string; readonly partial: string };
  readonly invoice: { readonly invoiceId: string };
  readonly order: { readonly orderId: string };
  readonly 'opt-out-status': { readonly reference: string };
  readonly 'privacy-request': { readonly reference: string };
  readonly 'operator-request': { readonly reference: string };
  /** the name of a list, which may be unknown, and the number of its file, from 1 */
  readonly 'sitemap-file': { readonly list: string; readonly file: number };
  /** parsed by parseMapPicture and parseMapTile, which no page needs */
  readonly 'map-picture': { readonly theme: string; readonly spot: string };
  readonly 'map-tile': { readonly z: string; readonly x: string; readonly y: string };
}

export interface PersonSearchParams {
  /** 'Maya Ostrowski'; '' if the name is missing or in another script */
  readonly name: string;
  /** 'Portland, OR', 'OR', '97217' or '' */
  readonly location: string;
  /** the segment is the dash itself: no name was given (F2-04) */
  readonly isNamePlaceholder: boolean;
  readonly isLocationPlaceholder: boolean;
}

export interface PersonParams extends PersonSearchParams {
  /** decoded once, otherwise as written: it may be anything */
  readonly id: string;
}

interface PhoneParams {
  /** '1' and ten digits or 'X' */
  readonly phone: string;
}

interface StreetParams {
  /** words, as in a person search; of an address with its house number */
  readonly street: string;
  readonly location: string;
}

interface PlaceParams {
  /** 'Portland, OR', 'OR' or '97217' */
  readonly location: string;
}

/** The decoded segment at a {param}. */
type SegmentAt = (param: string) => string;

const readReference = (at: SegmentAt) => (isUrlSafe(at('reference')) ? { reference: at('reference') } : null);

/**
 * Reads the {params} of a route: parse(build(x)) is x, normalized (F5-18). null if a segment lacks what its route needs
 * (F5-05 to F5-09), such as a digit in a phone number; no builder makes such a path.
 */
export const paramParsers: { readonly [N in ParamRouteName]: (at: SegmentAt) => RouteParams[N] | null } = {
  'person-search': readPersonSearch,
  person: (at) => ({ ...readPersonSearch(at), id: at('id') }),
  monitor: (at) => (isUrlSafe(at('id')) ? { personId: at('id') } : null),
  phone: readPhone,
  'phone-report': readPhone,
  'phone-dispute': readPhone,
  street: readStreet,
  address: (at) => {
    const street = readStreet(at);
    return street !== null && isUrlSafe(at('id')) ? { ...street, id: at('id') } : null;
  },
  'white-pages': readPlace,
  'property-search': readPlace,
  property: (at) => (isUrlSafe(at('pnpId')) ? { pnpId: at('pnpId').toLowerCase() } : null),
  'directory-letter': (at) => {
    const key = directoryKey(at('letter'));
    return key?.partial.length === 1 ? { letter: key.letter } : null;
  },
  'directory-name': (at) => {
    const key = directoryKey(at('partial'));
    return key !== null && directoryKey(at('letter'))?.partial === key.letter ? key : null;
  },
  invoice: (at) => (isUrlSafe(at('invoiceId')) ? { invoiceId: at('invoiceId') } : null),
  order: (at) => (isUrlSafe(at('orderId')) ? { orderId: at('orderId') } : null),
  'opt-out-status': readReference,
  'privacy-request': readReference,
  'operator-request': readReference,
  'sitemap-file': (at) => {
    const [, list, file] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(at('file')) ?? [];
    return list === undefined ? null : { list, file: Number(file) };
  },
  'map-picture': (at) => ({ theme: at('theme'), spot: at('spot') }),
  'map-tile': (at) => ({ z: at('z'), x: at('x'), y: at('y') }),
};

function readPersonSearch(at: SegmentAt): PersonSearchParams {
  return {
    name: parseSegment(at('name')),
    location: normaliseLocation(at('location')),
    isNamePlaceholder: at('name') === PLACEHOLDER,
    isLocationPlaceholder: at('location') === PLACEHOLDER,
  };
}

function readPhone(at: SegmentAt): PhoneParams | null {
  const phone = normalisePhone(at('phone'));
  return phone === null ? null : { phone };
}

function readStreet(at: SegmentAt): StreetParams | null {
  const [street, location] = [parseSegment(at('street')), normaliseLocation(at('location'))];
  return street !== '' && location !== '' ? { street, location } : null;
}

function readPlace(at: SegmentAt): PlaceParams | null {
  const location = normaliseLocation(at('location'));
  return location === '' ? null : { location };
}
