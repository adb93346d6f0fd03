import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';

const LASTS = spanText(KEPT_FOR.unconfirmedMonitor);
const TO_LIST = 'People you monitor';

/** The page of the link that confirms monitoring by email. It names nobody: the address may be somebody else's. */
export const monitorConfirmCopy = {
  open: {
    title: 'Confirm your alerts',
    text: 'Somebody, probably you, asked us to email this address when a report changes. Once you confirm, we email you once a week, unless you choose otherwise, and only if something is new. You can stop these emails at any time.',
    account: 'Your alerts are kept in a free account for this address. It has no password until you choose one.',
    submit: 'Confirm and get alerts',
    notYou: `If it was not you, close this page. Nothing is sent, and what was asked for is deleted within ${LASTS}.`,
    refused: 'Only people can confirm alerts.',
  },
  confirmed: {
    title: 'Your alerts are on',
    text: 'We will email you when a report that you monitor changes.',
    toList: TO_LIST,
    logIn: 'Log in to see whom you monitor',
    elsewhere:
      'You opened this link in a browser other than the one where you started, so we have not logged you in here.',
  },
  used: {
    title: 'This link has been used',
    text: 'There is nothing left to confirm with it.',
    toList: TO_LIST,
  },
  logIn: {
    title: 'Please log in first',
    text: 'There is an account for this address. Log in, then open the link from the email again in the same browser.',
    logIn: 'Log in',
  },
  over: {
    title: 'This link no longer works',
    text: `It worked for ${LASTS}, and what it would have confirmed has been deleted. To get alerts about a report, open the person’s page and start again.`,
    search: 'Search for a person',
  },
} as const;
