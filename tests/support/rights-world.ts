import type { UserType } from '../../shared/contract/viewer.ts';
import {
  addAccount,
  addCredit,
  addGuest,
  addPlan,
  addPurchase,
  addReport,
  addSession,
} from '../fixtures/accounts-database.ts';
import { addEmail, addPhone, fixtureId } from '../fixtures/people-database.ts';
import type { Asker } from './call-samples.ts';
import type { OriginRequest, TestOrigin } from './origin-app.ts';
import { addOneOfEach, openReportOrigin } from './report-origin.ts';

/** A kind of viewer, as docs/rules.md lists them, and how requests of one look. */
export interface Viewer {
  readonly name: string;
  /** what their session opens; null without a session */
  readonly scope: 'account' | 'purchase' | 'monitor' | null;
  readonly userType?: UserType;
  readonly hasPassword?: boolean;
  readonly productName?: string;
  /** lookups of the plan; null: unlimited */
  readonly lookupsMax?: number | null;
  readonly isPremium?: boolean;
  /** the product of the plan that renews */
  readonly planOf?: string;
  readonly envelope?: OriginRequest['envelope'];
  /** what they bought */
  readonly holds?: 'credit' | 'report';
}

/** Every kind of viewer. */
export const VIEWERS: readonly Viewer[] = [
  { name: 'anonymous', scope: null },
  { name: 'search engine', scope: null, envelope: { botClass: 'search-engine' } },
  { name: 'other bot', scope: null, envelope: { botClass: 'other-bot' } },
  { name: 'email-identified', scope: 'monitor' },
  { name: 'guest buyer', scope: 'purchase', holds: 'credit' },
  { name: 'free', scope: 'account', userType: 'free', hasPassword: true },
  { name: 'free, no password', scope: 'account', userType: 'free' },
  { name: 'family', scope: 'account', userType: 'fam', productName: 'Premium Annual', lookupsMax: 20 },
  {
    name: 'premium',
    scope: 'account',
    userType: 'paid',
    productName: 'Premium Monthly',
    lookupsMax: 20,
    isPremium: true,
    planOf: 'premium-monthly',
  },
  {
    name: 'premium annual',
    scope: 'account',
    userType: 'paid',
    productName: 'Premium Annual',
    lookupsMax: 20,
    isPremium: true,
    planOf: 'premium-annual',
  },
  {
    name: 'premium unlimited',
    scope: 'account',
    userType: 'paid',
    productName: 'Premium Unlimited',
    lookupsMax: null,
    isPremium: true,
    planOf: 'premium-unlimited',
  },
  {
    name: 'speed search',
    scope: 'account',
    userType: 'paid',
    productName: 'Speed Search',
    lookupsMax: 50,
    planOf: 'speed-search',
  },
  {
    name: 'premium, no lookup left',
    scope: 'account',
    userType: 'paid',
    productName: 'Premium Monthly',
    lookupsMax: 0,
    isPremium: true,
  },
  {
    name: 'mobile premium',
    scope: 'account',
    userType: 'paid',
    productName: 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE',
    lookupsMax: 20,
  },
  { name: 'small business', scope: 'account', userType: 'smb', productName: 'Small Business', lookupsMax: null },
  { name: 'cancelled', scope: 'account', userType: 'cancelled' },
  { name: 'expired', scope: 'account', userType: 'expired' },
  {
    name: 'delinquent',
    scope: 'account',
    userType: 'delinquent',
    productName: 'Premium Monthly',
    lookupsMax: 20,
  },
  { name: 'transactional', scope: 'account', userType: 'transactional', holds: 'report' },
  { name: 'transactional credits', scope: 'account', userType: 'transactional credits', holds: 'credit' },
];

/** A viewer in an origin of their own, where elise has one of everything. */
export interface RightsWorld {
  readonly origin: TestOrigin;
  readonly asker: Asker;
  /** what every request of this viewer carries */
  readonly request: Pick<OriginRequest, 'cookie' | 'envelope'>;
}

/** An origin with one person of whom everything is on record, and one viewer. */
export async function openRightsWorld(viewer: Viewer): Promise<RightsWorld> {
  const report = await openReportOrigin();
  const { origin, db, elise } = report;
  addOneOfEach(report);
  addPhone(db, elise, '5035550101', 'Mobile');
  addEmail(db, elise, 'elise@example.com');
  db.fillFinding();
  const { accounts } = origin;
  const asker = { id: 'viewer', listId: 999 };
  const envelope = viewer.envelope ?? {};
  if (viewer.scope === null) return { origin, asker, request: { envelope } };
  if (viewer.scope === 'account')
    addAccount(accounts, {
      id: asker.id,
      userType: viewer.userType ?? 'free',
      lookupsMax: viewer.lookupsMax === undefined ? 0 : viewer.lookupsMax,
      ...(viewer.productName === undefined ? {} : { productName: viewer.productName }),
      ...(viewer.hasPassword === true ? { passwordHash: 'x' } : {}),
    });
  else addGuest(accounts, { id: asker.id, email: 'guest@example.com', isBuyer: viewer.scope === 'purchase' });
  if (viewer.planOf !== undefined) addPlan(accounts, asker.id, { productId: viewer.planOf });
  if (viewer.isPremium === true) accounts.exec("UPDATE account SET premium_subscriber = 1 WHERE id = 'viewer'");
  if (viewer.scope !== 'monitor') addPurchase(accounts, asker.id, { id: `O-${asker.id}`, personId: elise });
  if (viewer.holds === 'credit') addCredit(accounts, asker.id, { id: 'c1', grantedAt: Date.now() });
  if (viewer.holds === 'report') addReport(accounts, asker.id, fixtureId('elise'), Date.now() + 86_400_000);
  const list = await accounts
    .prepare("SELECT id FROM contact_list WHERE account_id = 'viewer'")
    .first<{ id: number }>();
  const cookie = `session=${await addSession(accounts, asker.id, { scope: viewer.scope })}`;
  return { origin, asker: { ...asker, listId: list?.id ?? 999 }, request: { envelope, cookie } };
}
