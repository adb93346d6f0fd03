import type { RemovalPart } from '../../shared/contract/removal.ts';
import { personPath } from '../../shared/urls/builders/record-paths.ts';
import { isLegacyId, isPersonId } from '../../shared/urls/identifiers.ts';
import { type ParsedRoute, parsePath } from '../../shared/urls/parsers/parse-path.ts';

/** What somebody pasted, or came from: the page that is meant. */
export type NamedPage =
  /** somebody's page, whether or not there is one; `path` is ours, rebuilt, without its query */
  | { readonly kind: 'person'; readonly id: string; readonly path: string }
  /** a page by its id of the previous system */
  | { readonly kind: 'legacy'; readonly id: string }
  | { readonly kind: 'search'; readonly name: string; readonly location: string }
  /** a number, or a street: the page of nobody, whose own page can hide it */
  | { readonly kind: 'part'; readonly part: RemovalPart }
  | { readonly kind: 'other-page' }
  | { readonly kind: 'other-site'; readonly host: string }
  | { readonly kind: 'unreadable' };

/** Longer texts are no link of ours. */
const LINK_MAX = 2_000;
/** 'porchlight.example/name/…': a link as people write it. */
const HOST_IN_FRONT = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)|^localhost(?::\d+)?(?:[/?#]|$)/i;

/** Reads a link, a path or an id. `origin` is scheme and host of this site. */
export function readNamedPage(text: string, origin: string): NamedPage {
  const typed = text.trim();
  if (typed.length > LINK_MAX || /[\s\\\p{Cc}]/u.test(typed)) return { kind: 'unreadable' };
  if (isPersonId(typed)) return personOf(typed, { name: '', location: '' });
  if (isLegacyId(typed)) return { kind: 'legacy', id: typed };
  const url = typed.startsWith('/') && !typed.startsWith('//') ? URL.parse(typed, origin) : urlOf(typed);
  if (url === null) return { kind: 'unreadable' };
  if (bareHost(url) !== bareHost(new URL(origin))) return { kind: 'other-site', host: url.host };
  return pageOf(url);
}

/** Whether a text that was typed as a name is a link after all. */
export function isLink(text: string): boolean {
  const typed = text.trim();
  return /^(?:https?:\/\/|\/)/i.test(typed) || (HOST_IN_FRONT.test(typed) && typed.includes('/'));
}

function urlOf(text: string): URL | null {
  const url = /^https?:\/\//i.test(text)
    ? URL.parse(text)
    : HOST_IN_FRONT.test(text)
      ? URL.parse(`https://${text}`)
      : null;
  // A page is at a host with a name, and needs no log-in.
  return url === null || url.username !== '' || url.host === '' ? null : url;
}

const bareHost = ({ host }: URL): string => host.replace(/^www\./, '');

function pageOf({ pathname, searchParams }: URL): NamedPage {
  const parsed = parsePath(pathname);
  const route = parsed.kind === 'trailing-slash' ? parsePath(parsed.target) : parsed;
  if (route.kind !== 'route') return { kind: 'other-page' };
  return pageOfRoute(route) ?? pageOfQuery(searchParams);
}

/** Null for a page that is about nobody by its path. */
function pageOfRoute({ name, params }: ParsedRoute): NamedPage | null {
  switch (name) {
    case 'person':
      if (isPersonId(params.id)) return personOf(params.id, params);
      return isLegacyId(params.id) ? { kind: 'legacy', id: params.id } : null;
    case 'monitor':
      return isPersonId(params.personId) ? personOf(params.personId, { name: '', location: '' }) : null;
    case 'person-search':
      return params.name === '' ? null : { kind: 'search', name: params.name, location: params.location };
    case 'phone':
    case 'phone-report':
    case 'phone-dispute':
      return { kind: 'part', part: 'phones' };
    case 'street':
    case 'address':
      return { kind: 'part', part: 'addresses' };
    default:
      return null;
  }
}

/** Pages about somebody whose path does not say so: a checkout, a record that somebody reports. */
function pageOfQuery(query: URLSearchParams): NamedPage {
  const id = query.get('wpId') ?? '';
  return isPersonId(id) ? personOf(id, { name: '', location: '' }) : { kind: 'other-page' };
}

function personOf(id: string, { name, location }: { readonly name: string; readonly location: string }): NamedPage {
  return { kind: 'person', id, path: personPath({ name, location, id }) };
}
