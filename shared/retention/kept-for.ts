import type { Span } from './span.ts';

/**
 * How long we keep what ends by a clock: the one place for it. The origin sweeps by these times, /privacy and
 * docs/privacy.md say them.
 */
export const KEPT_FOR = {
  /** a session that is not used; one that is */
  sessionUnused: [30, 'day'],
  session: [180, 'day'],
  /** a link in an email works; it can be exchanged for a new one after that */
  mailLink: [10, 'minute'],
  mailLinkRenewable: [24, 'hour'],
  /** a link in a message that does one thing for its account */
  messageLink: [7, 'day'],
  /** what somebody monitors who has not confirmed their address, and the link that confirms it */
  unconfirmedMonitor: [7, 'day'],
  /** an email after it was sent; one that never was */
  mailSent: [7, 'day'],
  mailUnsent: [30, 'day'],
  /** a mailbox that refused our email or complained about it; the email provider's events that were carried out */
  stoppedMailbox: [2, 'year'],
  mailEvent: [7, 'day'],
  /** that an address was emailed because somebody typed it */
  mailAsked: [24, 'hour'],
  wrongPasswords: [24, 'hour'],
  pageEvent: [90, 'day'],
  browserLog: [30, 'day'],
  securityCount: [30, 'day'],
  /** how many requests of a kind were answered in a minute, and how fast */
  metric: [7, 'day'],
  /** a visitor's report of a phone number; one that waits for its emailed link */
  phoneReport: [12, 'month'],
  phoneReportLink: [24, 'hour'],
  /** a texted code that proves whose a number is; a dispute of its reports after it was decided */
  disputeCode: [15, 'minute'],
  phoneDispute: [12, 'month'],
  /** a code that proves a claim works; the claim that it proves; that a code was asked for; a text that was never sent */
  claimCode: [10, 'minute'],
  claim: [30, 'minute'],
  claimAsked: [24, 'hour'],
  textMessage: [24, 'hour'],
  /** a correction that was refused */
  refusedCorrection: [13, 'month'],
  /** what counts toward a limit; that a visitor number has a counter of its own */
  counted: [24, 'hour'],
  admitted: [7, 'day'],
  /**
   * who looked up or opened whom; months of lookups in a family; credits that nobody used, and property reports, after
   * they ended
   */
  opening: [13, 'month'],
  /** counts of months, without account or person */
  openingMonth: [5, 'year'],
  /** what we found about monitored people; a monitor of somebody who has died and of which no alert tells */
  foundChange: [13, 'month'],
  endedMonitor: [3, 'month'],
  /** a monitor that was stopped, while that can be undone */
  stoppedMonitor: [24, 'hour'],
  /** a contact that was removed, while that can be undone */
  removedContact: [24, 'hour'],
  /** what a court runner was asked and brought */
  courtRunner: [13, 'month'],
  /** what somebody reported about a record */
  recordError: [13, 'month'],
  /** a link that confirms a removal, or takes it back */
  removalLink: [24, 'hour'],
  /** a removal that nobody confirmed; one that was taken back */
  unconfirmedRemoval: [7, 'day'],
  endedRemoval: [24, 'month'],
  /** what became of the lists of the Delete Act, without anybody's hash; the platform's messages that were taken */
  deleteActReport: [6, 'year'],
  deleteActEvent: [7, 'day'],
  /** what an operator did */
  operatorAction: [3, 'year'],
  /** which browser a checkout form came from, to recognize a second form of the same buyer */
  guestBrowser: [2, 'minute'],
  /** a guest who paid for nothing; one who paid and never proved their address */
  unpaidGuest: [7, 'day'],
  paidGuest: [13, 'month'],
  /** an order that was not paid; what it was about; one whose provider never says anything */
  unpaidOrder: [30, 'day'],
  unpaidOrderSubject: [7, 'day'],
  silentOrder: [90, 'day'],
  receipt: [7, 'year'],
  /** whom a receipt is about, at least */
  receiptSubject: [30, 'day'],
  /** a plan after it ended */
  endedPlan: [3, 'year'],
  /** an agreement to renewal after it was given; after its plan ended: the later */
  consent: [3, 'year'],
  consentAfterPlan: [1, 'year'],
  /** an invitation to a family works; it is listed after that */
  invitation: [7, 'day'],
  expiredInvitation: [30, 'day'],
  /** the provider's page for another payment method */
  methodPage: [24, 'hour'],
  /** the payment provider's events that were carried out */
  providerEvent: [90, 'day'],
  /** a payment method typed into the form of local runs */
  testMethod: [24, 'hour'],
  /** a link that confirms who sent a privacy request; one that takes a choice about sale back */
  requestLink: [7, 'day'],
  /** what somebody asked about their own data, from then on; a choice about sale after it was taken back */
  privacyRequest: [24, 'month'],
  endedSaleChoice: [24, 'month'],
  /** a signed permission or a proof, after the request was answered */
  closedRequestFile: [30, 'day'],
  /** a list of covered persons that never arrived whole */
  unfinishedList: [24, 'hour'],
  /** the download of everything that is held about somebody */
  privacyExport: [7, 'day'],
} as const satisfies { readonly [what: string]: Span };
