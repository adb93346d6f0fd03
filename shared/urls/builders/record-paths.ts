import { isUrlSafe } from '../identifiers.ts';
import { buildLocationSegment } from '../location.ts';
import type { SearchFilters } from '../parsers/parse-search-filters.ts';
import { withQuery } from '../query.ts';
import { buildPhoneSegment, buildSegment, directoryKey, PLACEHOLDER } from '../segments.ts';
import { streetAnchor } from '../street-anchor.ts';

interface PersonSearchPath {
  readonly name: string;
  readonly location: string;
  readonly filters?: SearchFilters;
  /** dropped unless an integer above 1 (F2-24) */
  readonly page?: number | null;
  /** the monitored report is gone (P2-032) */
  readonly showInfoBanner?: boolean;
}

/** A page of a list; dropped unless an integer above 1 (F2-24). */
interface PageOfList {
  readonly page?: number | null;
}

/**
 * The paths with {params}, shared by `paths` and the redirects of safe-redirect.ts. Each builder takes what `parsePath`
 * reads from its path.
 */
/** A missing name or location becomes a dash (F2-02, F2-03), and so does a name that a path cannot spell. */
export const personSearch = ({ name, location, filters, page, showInfoBanner }: PersonSearchPath) =>
  withQuery(`/name/${buildSegment(name)}/${buildLocationSegment(location)}`, {
    ...filters,
    page: pageValue(page),
    show_info_banner: showInfoBanner,
  });
/** `step`: whether to monitor relatives, too, once the person is monitored */
export const monitor = ({ personId, step }: { readonly personId: string; readonly step?: 'relatives' }) =>
  withQuery(`/monitor/${idSegment(personId)}`, { step });
export const phone = ({ phone }: { readonly phone: string }) => `/phone/${first(buildPhoneSegment(phone), 'phone')}`;
/** the form that reports a whole number */
export const phoneReport = (number: { readonly phone: string }) => `${phone(number)}/report`;
export const phoneDispute = (number: { readonly phone: string }) => `${phone(number)}/dispute`;
interface StreetPath {
  readonly street: string;
  readonly location: string;
}
/** a street without a house number; `number`: the one that was asked for, which the page only repeats */
export const street = ({ street, location, number }: StreetPath & { readonly number?: string | null }) =>
  withQuery(`/address/${filled(buildSegment(street), 'street')}/${locationSegment(location)}`, {
    number: number ?? undefined,
  });
/** a house, by its number and street; without an `id` the path has a dash in its place */
export const address = ({ id = PLACEHOLDER, ...house }: StreetPath & { readonly id?: string }) =>
  `${street(house)}/${idSegment(id)}`;
export const whitePages = ({ location, page }: { readonly location: string } & PageOfList) =>
  withPage(`/white-pages/${locationSegment(location).toLowerCase()}`, page);
/** with a `street`, where on the page of the list it stands */
export const propertySearch = ({
  location,
  page,
  street,
}: { readonly location: string; readonly street?: string } & PageOfList) => {
  const path = withPage(`/property-search/${locationSegment(location).toLowerCase()}`, page);
  return street === undefined ? path : `${path}#${streetAnchor(street)}`;
};
export const property = ({ pnpId }: { readonly pnpId: string }) => `/property/${idSegment(pnpId).toLowerCase()}`;
export const directoryLetter = ({ lastName, page }: { readonly lastName: string } & PageOfList) =>
  withPage(`/directory/name/${first(directoryKey(lastName), 'last name').letter}`, page);
export const directoryName = ({ lastName, page }: { readonly lastName: string } & PageOfList) => {
  const { letter, partial } = first(directoryKey(lastName), 'last name');
  return withPage(`/directory/name/${letter}/${partial}`, page);
};
export const invoice = ({ invoiceId }: { readonly invoiceId: string }) => `/billing/invoices/${idSegment(invoiceId)}`;
interface OrderPath {
  readonly orderId: string;
  /** how many times the page has checked for the payment by itself */
  readonly looks?: number | null;
}
/**
 * where the payment provider sends buyers back to: it contains only the order, because the provider knows this address
 */
export const order = ({ orderId, looks }: OrderPath) => withQuery(`/billing/orders/${idSegment(orderId)}`, { looks });
/** `format`: what became of the rows of a list, as a file; `done`: what a form has just done */
export const privacyRequest = ({
  reference,
  format,
  done,
}: {
  readonly reference: string;
  readonly format?: 'csv' | null;
  readonly done?: string | null;
}) => withQuery(`/privacy/requests/${idSegment(reference)}`, { format, done });
/** the operator's page of a request; `show`: its file, or its rows as a file; `done`: what a form has just done */
export const operatorRequest = ({
  reference,
  show,
  done,
}: {
  readonly reference: string;
  readonly show?: 'file' | 'rows' | null;
  readonly done?: string | null;
}) => withQuery(`/operator/requests/${idSegment(reference)}`, { show, done });
export const optOutStatus = ({ reference }: { readonly reference: string }) => `/opt-out/${idSegment(reference)}`;

/** The person path without its query; a name that is missing or that a path cannot spell becomes a dash. */
export function personPath(to: { readonly name: string; readonly location: string; readonly id: string }): string {
  return `/name/${buildSegment(to.name)}/${buildLocationSegment(to.location)}/${idSegment(to.id)}`;
}

/** A page number for a query: dropped unless an integer above 1 (F2-24). */
export function pageValue(page: number | null | undefined): number | null {
  return page != null && Number.isSafeInteger(page) && page > 1 ? page : null;
}

function withPage(path: string, page: number | null | undefined): string {
  return withQuery(path, { page: pageValue(page) });
}

function locationSegment(location: string): string {
  return filled(buildLocationSegment(location), 'location');
}

function filled(segment: string, what: string): string {
  return first(segment === PLACEHOLDER ? null : segment, what);
}

function first<T>(value: T | null, what: string): T {
  if (value === null) throw new RangeError(`this route needs a ${what} that a path can spell`);
  return value;
}

function idSegment(id: string): string {
  if (!isUrlSafe(id)) throw new RangeError(`an id in a path must be URL-safe, not ${JSON.stringify(id)}`);
  return id;
}
