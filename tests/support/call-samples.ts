import type { CallName } from '../../shared/contract/calls.ts';
import { fixtureId } from '../fixtures/people-database.ts';

/** Who asks, for what belongs to them. */
export interface Asker {
  readonly id: string;
  /** their contact list; one that nobody owns for viewers without an account */
  readonly listId: number;
}

/** A request that its call accepts, about the people of openRightsWorld. */
export interface CallSample {
  /** fills the path's {parameters}, in order */
  readonly params?: readonly string[];
  readonly query?: string;
  readonly body?: object;
}

const ELISE = fixtureId('elise');
const PAGE = `/name/Elise-Navarro/Portland-OR/${ELISE}`;
const attestation = { purpose: 'reconnect', textVersion: '2026-11' };
/** A token that nobody was sent. */
const token = 'x'.repeat(43);
const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };
const LOG_INFO = {
  severity: 'info',
  name: 'address-hydration',
  route: 'name-name-location-id',
  metric: 'address_hydration',
  linkableAddressCount: 1,
  missingIdCount: 1,
  missingLivedIdCount: 1,
  missingOwnedIdCount: 0,
  hydratedAddressIds: ['Aid000000001'],
};

/** One request for every call of the table. */
export const CALL_SAMPLES: Readonly<Record<CallName, CallSample | ((asker: Asker) => CallSample)>> = {
  personDetails: { query: `personId=${ELISE}` },
  personCounts: { query: `personId=${ELISE}` },
  funnelCounts: { query: `id=${ELISE}&source=person` },
  personPremium: { query: `personId=${'x'.repeat(43)}%3D` },
  personSmartcheck: { query: 'personId=482910573645' },
  personRelated: { query: `personId=${ELISE}` },
  personBackground: { query: `personId=${ELISE}` },
  personRecords: { query: `personId=${ELISE}` },
  reportRecordError: { body: { personId: ELISE, record: 'liens.R1', kind: 'outcome', text: '' } },
  missingAddressIds: { query: `personId=${ELISE}` },
  realtimeAge: { query: `personIds=${ELISE}` },
  phoneActivity: { query: 'phoneNumbers=15035550101' },
  interpolateString: { body: { interpolationData: { records: 3 }, interpolatedTextCopy: ['records-count'] } },
  property: { params: ['pnp-now'] },
  searchPeople: { query: 'name=Elise+Hale' },
  readTyped: { query: 'q=elise+hale+portland' },
  searchPhone: { query: 'phone=15035550101' },
  openPhone: { body: { phone: '15035550101' } },
  reportPhone: { body: { phone: '15035550101', kind: 'scam', email: 'reader@example.com' } },
  pendingPhoneReport: { body: { token } },
  confirmPhoneReport: { body: { token } },
  disputePhone: { body: { phone: '15035550142', reason: 'faked', text: '', email: 'june@example.com' } },
  pendingPhoneDispute: { body: { token } },
  confirmPhoneDispute: { body: { token, withCode: false } },
  provePhoneDispute: { body: { token, code: '123456' } },
  searchAddress: { query: 'street=1420+Alder+St&location=Portland,+OR' },
  openAddress: { body: { street: '1420 Alder St', location: 'Portland, OR' } },
  suggest: { query: 'q=hal&type=name' },
  directory: {},
  directoryLetter: { params: ['h'] },
  directoryName: { params: ['h', 'hale'] },
  location: { params: ['portland-or'] },
  meantPlaces: { query: 'location=portlnad+or' },
  propertySearch: { params: ['portland-or'] },
  sitemap: {},
  sitemapFile: { params: ['people', '1'] },
  speedSearch: { body: { lines: [{ text: 'Elise Hale' }] } },
  openPerson: { body: { personId: ELISE } },
  unlockReport: { body: { wpId: ELISE } },
  products: {},
  order: {
    body: { productIds: ['background-credit'], paymentMethodId: 'test_unknown', attestation },
  },
  orderStatus: ({ id }) => ({ params: [`O-${id}`] }),
  sentOrder: {},
  heldPurchase: { query: `kind=background-credits&personId=${ELISE}` },
  purchases: {},
  purchaseCredits: { body: { productId: 'background-credit', attestation } },
  invoices: {},
  invoice: ({ id }) => ({ params: [`PL-2026-O-${id}`] }),
  keepInvoiceAbout: ({ id }) => ({ body: { id: `PL-2026-O-${id}`, isKept: true } }),
  plan: {},
  planChanges: {},
  changePlan: {
    body: { productId: 'premium-monthly', attestation, renewal: { textVersion: '2026-11' }, shownCharge: 9.99 },
  },
  cancelPlan: { body: {} },
  resumePlan: { body: { renewal: { textVersion: '2026-11' } } },
  paymentMethodBack: { body: {} },
  removePaymentMethod: { body: {} },
  family: {},
  inviteToFamily: { body: { email: 'kin@example.com' } },
  withdrawInvitation: { body: { id: 'x' } },
  endMembership: { body: {} },
  invitation: { body: { token } },
  acceptInvitation: { body: { token } },
  renewPlans: { body: { days: 0 } },
  agePeople: { body: { months: 0 } },
  changePaymentMethod: { body: { paymentMethodId: 'test_unknown' } },
  billingInfo: {},
  delinquencyStatus: {},
  stripeWebhook: { body: { id: 'evt_1', type: 'charge.refunded' } },
  requestCourtRunner: ({ id }) => ({ body: { orderId: `O-${id}` } }),
  courtRunner: { query: `personId=${ELISE}` },
  testPaymentMethod: { body: { paypalEmail: 'june@example.com' } },
  fulfilCourtRunner: { body: { outcome: 'returned' } },
  user: {},
  deleteUser: { body: {} },
  sessions: {},
  endSessions: { body: {} },
  exportUser: {},
  ledger: {},
  changeEmail: { body: { email: 'new@example.com' } },
  changePassword: { body: { newPassword: 'an even newer password' } },
  reports: {},
  login: { body: { email: 'nobody@example.com', password: 'x' } },
  logout: { body: {} },
  signUp: { body: { email: 'june@example.com' } },
  finishSignUp: { body: { token } },
  emailAvailable: { query: 'email=june@example.com' },
  triggerOneTimeLogin: {
    body: { email: 'june@example.com', redirect: '/', usersLocalTimestamp: '2026-11-25T14:41:00-05:00' },
  },
  oneTimeLogin: { body: { token } },
  forgotPassword: { body: { email: 'june@example.com' } },
  resetPassword: { body: { token, password: 'an even newer password' } },
  confirmEmail: { body: { token } },
  renewLink: { body: { token } },
  startPurchase: { body: { email: 'june@example.com', orderKey: 'order-key-1' } },
  passkeyLoginOptions: { body: {} },
  passkeyLogin: { body: { challengeId: 'x', credential } },
  passkeys: {},
  newPasskeyOptions: { body: {} },
  addPasskey: { body: { challengeId: 'x', credential } },
  removePasskey: { body: { id: 'x' } },
  userByEmail: { query: 'email=june@example.com' },
  createUser: { body: { email: 'june@example.com' } },
  startMonitoring: { body: { personId: ELISE, displayText: 'Elise', autoMonitor: false } },
  stopMonitoring: { body: { personId: ELISE } },
  monitoredReports: {},
  stopReports: { body: { personId: ELISE } },
  undoStop: { body: { personId: ELISE } },
  changeAlerts: { body: { frequency: 'monthly' } },
  pendingMonitor: { body: { token } },
  confirmMonitor: { body: { token } },
  alertChoice: { query: `token=${token}` },
  chooseAlerts: { query: `token=${token}`, body: { isStopped: true } },
  unsubscribe: { query: `token=${token}` },
  deleteActReport: {},
  beginDeleteAct: { body: {} },
  dropWebhook: { body: { message: 'download ready' } },
  mailWebhook: { body: { type: 'email.bounced' } },
  saveContact: ({ listId }) => ({ body: { contactListId: listId, personId: ELISE } }),
  removeContact: ({ listId }) => ({ body: { contactListId: listId, personId: ELISE } }),
  changeContact: { body: { personId: ELISE, note: 'A neighbor' } },
  contactLists: {},
  createContactList: { body: { name: 'Family' } },
  renameContactList: ({ listId }) => ({ body: { id: listId, name: 'Kin' } }),
  deleteContactList: ({ listId }) => ({ body: { id: listId } }),
  contacts: ({ listId }) => ({ params: [String(listId)] }),
  optOut: { body: { personId: ELISE, email: 'june@example.com' } },
  pendingOptOut: { body: { token } },
  confirmOptOut: { body: { token } },
  optOutStatus: { params: ['x'.repeat(22)] },
  askUndoOptOut: { params: ['x'.repeat(22)], body: {} },
  pendingUndoOptOut: { body: { token } },
  undoOptOut: { body: { token } },
  askPrivacyRequest: {
    body: {
      ...{
        kind: 'correct',
        state: 'CA',
        email: 'june@example.com',
        name: 'June Li',
        details: 'My middle name is Ann.',
      },
      ...{ people: [], agent: null, permission: null, file: null },
    },
  },
  pendingPrivacyRequest: { body: { token } },
  confirmPrivacyRequest: { body: { token, isWithdrawn: false } },
  privacyRequest: { params: ['x'.repeat(22)] },
  privacyRequestRows: { params: ['x'.repeat(22)] },
  pendingPrivacyExport: { body: { token } },
  takePrivacyExport: { body: { token, format: 'json' } },
  beginCoveredList: {
    body: {
      ...{ email: 'june@example.com', state: 'NJ' },
      covered: {
        ...{ role: 'judge', name: 'June Li', address: '', law: 'daniels-law-nj', otherLaw: '', hide: 'page' },
        signature: 'June Li',
      },
    },
  },
  addCoveredRows: {
    body: {
      ...{ reference: 'x'.repeat(22), token, isLast: true },
      people: [
        {
          ...{ line: 1, firstName: 'June', lastName: 'Li', street: '', city: '', state: '', zip: '', phone: '' },
          ...{ personId: ELISE, fault: null },
        },
      ],
    },
  },
  saleChoice: {},
  allowSale: { body: { email: 'june@example.com' } },
  pendingAllowSale: { body: { token } },
  confirmAllowSale: { body: { token } },
  doNotSell: { body: { email: 'june@example.com' } },
  claimWays: {},
  sendClaimCode: { body: { personId: ELISE, channel: 'email', value: 'june@example.com' } },
  verifyClaim: { body: { claim: token, code: '123456' } },
  endClaim: {},
  claimedRecord: {},
  hideClaimed: { body: { part: 'page' } },
  showClaimed: { body: { part: 'page' } },
  suggestCorrection: { body: { change: { kind: 'alive' }, note: '' } },
  correctionStatus: { params: ['C-7K2M4Q9XBDRT'] },
  waitingCorrections: {},
  decideCorrection: { body: { reference: 'C-7K2M4Q9XBDRT', reason: null } },
  outboxTexts: {},
  hardStop: { query: `path=${PAGE}&virtualUri=name-name-location-id&appId=web` },
  hardStopEvent: {
    query: 'appId=web',
    body: {
      ...{ path: PAGE, virtualUri: 'name-name-location-id', eventName: 'person_view', eventType: 'view' },
      ...{ email: null, userId: null, isBlocked: false },
    },
  },
  site: {},
  outbox: {},
  countSecurity: { body: { counts: [{ kind: 'wrong-host', subject: '', count: 1 }] } },
  securityCounts: {},
  operatorRemovals: {},
  restoreRemoval: { body: { reference: 'x'.repeat(22) } },
  operatorOverview: {},
  openRecordErrors: {},
  openPhoneDisputes: {},
  decidePhoneDispute: { body: { reference: 'D-7K2M4Q9XBD', decision: 'refused' } },
  decideRecordError: { body: { reference: 'E-7K2M4Q9XBD', decision: 'kept' } },
  logError: { body: { type: 'map', e: 'no tiles' } },
  logInfo: { body: { msg: LOG_INFO } },
  events: { body: { events: [{ name: 'roi_explained', at: '2026-11-21T10:00:00.000Z', properties: {} }] } },
  purge: { body: { tags: ['Pabcdefghijkl'] } },
};

/** The path of a call with its sample's parameters and query. */
export function samplePath(template: string, { params = [], query }: CallSample): string {
  let at = 0;
  const path = template.replace(/\{\w+\}/g, () => params[at++] ?? '');
  return query === undefined ? path : `${path}?${query}`;
}
