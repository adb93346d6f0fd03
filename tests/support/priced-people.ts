import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { buildBrowserModel } from '../../client/pages/person/build-browser-model.ts';
import { createCell } from '../../client/pages/person/header/toggle-store.ts';
import type { PersonPageModel } from '../../client/pages/person/person-model.ts';
import { PersonStickyHeader } from '../../client/pages/person/sticky-header/PersonStickyHeader.tsx';
import type { Way } from '../../client/pages/person/way/way.ts';
import type { NavigationTarget } from '../../shared/funnels/offer-destination.ts';
import { addAccount, addCredit, addPlan, addReport, addSession, PERIOD_START } from '../fixtures/accounts-database.ts';
import {
  addAddress,
  addEmail,
  addPerson,
  addPhone,
  addPlaces,
  addRelation,
  addResidence,
  moveTo,
} from '../fixtures/people-database.ts';
import { addDatedOwnership, addFullProperty, addGroupRecord } from '../fixtures/records-database.ts';
import type { TestOrigin } from './origin-app.ts';
import { openWholeSite, type WholeSite } from './whole-site.ts';

/** Everybody planted here has this name, which is nobody else's and in no id. */
export const FIRST = 'Quillon';
export const LAST = 'Vandermeer';
/** Where they live: an ordinary state, and those whose residents no offer may name (P2-133). */
export const HOMES = { OR: 1, OH: 101, IL: 102 } as const;
export type HomeState = keyof typeof HOMES;

/** Viewers by what they have, as far as offers and prices depend on it. */
export const VIEWERS = {
  anonymous: null,
  free: { userType: 'free' },
  'free, with credits': { userType: 'free', credits: 3 },
  cancelled: { userType: 'cancelled', productName: 'Premium Monthly', lookupsMax: 20 },
  expired: { userType: 'expired' },
  transactional: { userType: 'transactional' },
  delinquent: { userType: 'delinquent', productName: 'Premium Annual', lookupsMax: 20, productId: 'premium-annual' },
  premium: { userType: 'paid', productName: 'Premium Monthly', lookupsMax: 20, productId: 'premium-monthly' },
  'premium, out of lookups': {
    userType: 'paid',
    productName: 'Premium Monthly',
    lookupsMax: 1,
    productId: 'premium-monthly',
    hasSpent: true,
  },
  unlimited: { userType: 'paid', productName: 'Premium Unlimited', lookupsMax: null, productId: 'premium-unlimited' },
  smb: { userType: 'smb', productName: 'Small Business', lookupsMax: null, productId: 'small-business' },
  'with the report': { userType: 'transactional', hasReport: true },
} as const;
export type ViewerName = keyof typeof VIEWERS;

/** A site with a person in each of those states, with something hidden of every kind, and accounts of those viewers. */
export interface PricedSite extends WholeSite {
  readonly ids: Readonly<Record<HomeState, string>>;
  /** a cookie header; undefined for nobody */
  cookieOf(viewer: ViewerName): Promise<string | undefined>;
}

export async function openPricedSite(variables: Readonly<Record<string, string>> = {}): Promise<PricedSite> {
  const site = openWholeSite(variables);
  const { people } = site.origin;
  addPlaces(people);
  for (const state of ['OH', 'IL'] as const)
    people.exec(`INSERT INTO place (id, city, city_key, state_code, county, fips_code, latitude, longitude)
      SELECT ${HOMES[state]}, 'Milford', 'milford', '${state}', county, '39061', latitude, longitude FROM place WHERE id = 1`);
  const ids = Object.fromEntries(
    Object.entries(HOMES).map(([state, placeId]) => [state, addPricedPerson(site.origin, state, placeId)]),
  ) as Record<HomeState, string>;
  const cookies = new Map<ViewerName, Promise<string>>();
  return {
    ...site,
    ids,
    async cookieOf(name) {
      if (VIEWERS[name] === null) return undefined;
      const known = cookies.get(name) ?? addViewer(site.origin, name, Object.values(ids));
      cookies.set(name, known);
      return known;
    },
  };
}

function addPricedPerson({ people }: TestOrigin, state: string, placeId: number): string {
  const id = addPerson(people, { id: `x${state}`, first: FIRST, last: LAST, birth: [1979, 4, 2] });
  const home = addAddress(people, `home ${state}`, 'portlandOr', { houseNumber: '98431' });
  addResidence(people, id, home, { isCurrent: true, sortOrder: 0 });
  addFullProperty(people, `pnp-${placeId}`, 'portlandOr', [{ owners: [{ personId: id }] }]);
  addDatedOwnership(people, id, `pnp-${placeId}`, { since: '2015-01', until: '2026-03' });
  addPhone(people, id, `50355501${placeId % 100}1`, 'Mobile');
  addPhone(people, id, `50355501${placeId % 100}2`, 'Landline', { sortOrder: 1 });
  addEmail(people, id, `x${state.toLowerCase()}@example.com`);
  addGroupRecord(people, id, 'criminalAndTrafficRecords', { id: `record-${state}`, filed: '2021-03-09' });
  for (const kind of ['Relative', 'Associate'] as const)
    for (let at = 0; at < 8; at++) {
      const other = addPerson(people, {
        id: `${kind}${state}${at}`,
        first: `Kin${at}`,
        last: 'Hale',
        birth: [1983, 3, 3],
      });
      addRelation(people, id, other, kind, at);
    }
  moveTo(people, id, placeId);
  return id;
}

async function addViewer({ accounts }: TestOrigin, name: ViewerName, ids: readonly string[]): Promise<string> {
  const viewer: ViewerFacts = VIEWERS[name] ?? { userType: 'free' };
  const id = name.replaceAll(/\W+/g, '-');
  const { userType, productName, lookupsMax = 0, productId, credits = 0 } = viewer;
  addAccount(accounts, { id, userType, lookupsMax, ...(productName === undefined ? {} : { productName }) });
  if (productId !== undefined)
    addPlan(accounts, id, { productId, status: userType === 'delinquent' ? 'delinquent' : 'active' });
  for (let at = 0; at < credits; at++) addCredit(accounts, id, { id: `${id}-${at}`, grantedAt: Date.now() });
  if (viewer.hasSpent)
    accounts.insert('lookup', { account_id: id, person_id: 'Psomebodyelse00', period_start: PERIOD_START, used_at: 1 });
  if (viewer.hasReport) for (const person of ids) addReport(accounts, id, person, Date.now() + 3_600_000);
  return `session=${await addSession(accounts, id)}`;
}

interface ViewerFacts {
  readonly userType: NonNullable<(typeof VIEWERS)[ViewerName]>['userType'];
  readonly productName?: string;
  readonly lookupsMax?: number | null;
  readonly productId?: string;
  readonly credits?: number;
  readonly hasSpent?: boolean;
  readonly hasReport?: boolean;
}

/** A link of a page that leads to a price or uses a credit. */
export interface PricedLink {
  readonly href: string;
  /** its own text, and that which it refers to as its description */
  readonly said: string;
}

const TO_A_PRICE =
  /^\/(checkout|billing\/(purchase-credits|manage-plan|upgrade|unlock-report)|account\/speed-search|speed-search)\b/;
/** Not about this page: the site's own header, footer and menus. */
const OF_THE_SITE = /^\/(checkout\/pricing|billing\/manage-plan|account\/speed-search|speed-search)$/;

export function pricedLinks(html: string): readonly PricedLink[] {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].flatMap(([, attributes = '', inside = '']) => {
    const href = /(?:^| )href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '';
    if (!TO_A_PRICE.test(href) || OF_THE_SITE.test(href)) return [];
    const id = /aria-describedby="([^"]*)"/.exec(attributes)?.[1];
    const description =
      id === undefined
        ? ''
        : (html
            .split(` id="${id}"`)[1]
            ?.split('</')[0]
            ?.replace(/^[^>]*>/, '') ?? '');
    return [{ href, said: `${textOf(inside)} | ${textOf(description)}` }];
  });
}

/** What a reader sees or hears of this HTML. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The sticky header, which only browsers draw. */
export function stickyOf(page: PersonPageModel): string {
  const way: Way = { stops: [], active: createCell<NavigationTarget>('summary'), isPastHeader: createCell(true) };
  return renderToString(createElement(PersonStickyHeader, { page: buildBrowserModel(page), way }));
}
