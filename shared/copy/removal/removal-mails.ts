import type { RemovedThing } from '../../contract/removal.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { SITE_NAME } from '../site/site.ts';
import { thingsInside } from './removal-receipt.ts';

// The address may not belong to whoever typed it, and others may read a mailbox: none of these names anybody, or says
// whether there is such a page.

const LINK_LASTS = spanText(KEPT_FOR.removalLink);

/** 'a page about a person', 'street addresses and phone numbers on a page about a person' */
const somethingOfPage = (what: readonly RemovedThing[]): string =>
  what.includes('page') ? 'a page about a person' : `${thingsInside(what)} on a page about a person`;

/** The emails about a removal. `url` is the page that each leads to. */
export const removalMailCopy = {
  confirm: {
    subject: `Confirm a removal at ${SITE_NAME}`,
    text: (what: readonly RemovedThing[], url: string) =>
      [
        `Somebody, probably you, asked ${SITE_NAME} to hide ${somethingOfPage(what)}. If there is such a page, the button here hides it at once:`,
        url,
        `The link works for ${LINK_LASTS}.`,
        'If it was not you, you do not need to do anything: nothing is hidden.',
      ].join('\n\n'),
  },
  receipt: {
    subject: `Your removal at ${SITE_NAME}`,
    text: (what: readonly RemovedThing[], reference: string, url: string) =>
      [
        `You confirmed a removal: we hid ${somethingOfPage(what)}. It is gone everywhere on the site within 60 seconds.`,
        `The reference of your request is ${reference}. How far it is:`,
        url,
        'To take it back, open that page and ask for the link there. It goes to this mailbox and to no other.',
      ].join('\n\n'),
  },
  undo: {
    subject: `Take back a removal at ${SITE_NAME}`,
    text: (what: readonly RemovedThing[], url: string) =>
      [
        `Somebody, probably you, asked to take back a removal that this address confirmed. It hides ${somethingOfPage(what)}. The button here shows it again:`,
        url,
        `The link works for ${LINK_LASTS}.`,
        'If it was not you, you do not need to do anything: all of it stays hidden.',
      ].join('\n\n'),
  },
  restored: {
    subject: `Your removal at ${SITE_NAME} was taken back`,
    text: (what: readonly RemovedThing[], reference: string, url: string) =>
      [
        `We took back the removal ${reference}, which this address had confirmed. It hid ${somethingOfPage(what)}, which can be seen again. What other requests hide stays hidden.`,
        'You can ask for removal again at any time:',
        url,
      ].join('\n\n'),
  },
} as const;
