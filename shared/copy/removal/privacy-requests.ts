import { REQUEST_CLOCKS } from '../../requests/due-dates.ts';
import type { AskedKind } from '../../requests/request-kinds.ts';
import { REQUEST_LIMITS } from '../../requests/request-limits.ts';
import { formatCount } from '../format/numbers.ts';
import { SITE_NAME } from '../site/site.ts';

const { acknowledgeBusinessDays, answerDays, extensionDays, saleBusinessDays } = REQUEST_CLOCKS;

/** The form for requests about one's own data. */
export const privacyRequestsCopy = {
  head: {
    title: 'Privacy requests: know, delete, correct, limit',
    description: `Ask ${SITE_NAME} what it holds about you, have it deleted or corrected, limit its use, or stop its sale. Free, without an account, for yourself or as an agent.`,
  },
  title: 'Ask about your data',
  lede: 'What we hold about you, to have it deleted or corrected, or to limit what is done with it. Free, and no account is needed.',
  help: 'About privacy requests',
  faster: {
    title: 'Want to be gone at once?',
    text: 'To take a page down you need neither this form nor a reason: it takes two minutes, and happens at once.',
    link: 'Remove my page',
  },
  correct: {
    title: 'Is something wrong?',
    text: 'With a code to a phone or mailbox that is on your page you can correct or hide it yourself.',
    link: 'Claim and correct',
  },
  clocks: {
    title: 'How long it takes',
    points: [
      `We confirm that your request has arrived within ${acknowledgeBusinessDays} business days; the receipt is there at once.`,
      `We answer within ${answerDays} days. If we need longer, we say why, and take ${extensionDays} more at most.`,
      `What we may not sell or share, or only use in part, is carried out within ${saleBusinessDays} business days.`,
    ],
  },
  kind: 'What do you want?',
  kinds: {
    access: {
      title: 'Know',
      text: 'A copy of everything we hold about you: each fact, its source, and when it was first and last seen.',
    },
    delete: {
      title: 'Delete',
      text: 'We delete records that list your email address, and take down the pages you name, as soon as you confirm.',
    },
    correct: { title: 'Correct', text: 'Say what is wrong, and what is right.' },
    limit: {
      title: 'Limit',
      text: 'Use what is sensitive about you, such as where you live to the house, only for what you asked for.',
    },
    'opt-out': { title: 'Do not sell or share', text: 'Needs no proof of who you are. Agents need no permission.' },
  } satisfies Record<AskedKind, { title: string; text: string }>,
  who: 'Who are you asking for?',
  whos: {
    self: { title: 'For myself', text: '' },
    agent: { title: 'For somebody else, as their agent', text: 'The law lets people send somebody.' },
  },
  about: { self: 'About you', agent: 'About the person' },
  name: 'Full name',
  nameHint: 'As it is on the page, if there is one.',
  email: 'Your email address',
  emailHint: 'Our answer goes there. It is the agent’s address, if an agent asks.',
  state: 'State of residence',
  stateNone: 'Choose a state',
  stateOther: 'None of these',
  links: 'Links of pages here (optional)',
  linksHint: `One on each line, ${REQUEST_LIMITS.links} at most.`,
  details: 'What else should we know? (optional)',
  detailsHint: 'Please leave out Social Security numbers and the like. We need none of them.',
  agent: {
    title: 'The agent',
    lede: 'Fill this in only if you ask for somebody else.',
    name: 'Name or company',
    address: 'Postal address',
    personAddress: 'Postal address of the person (optional)',
    permission: 'The person’s signed permission',
    permissionText: 'What they sign',
    permissionHint: 'To know, delete or correct, we need this, or a signed permission as a file.',
    permissionDefault: 'I give the agent named above permission to make this request for me.',
    signature: 'Signature: the person’s full name',
    signedOn: 'Signed on',
  },
  file: 'A file (optional)',
  fileHint:
    'A signed permission, or something that shows that a page is about you: PDF, PNG or JPEG, 2 MB at most. Cover whatever we do not need, such as photos and numbers.',
  submit: 'Send the request',
  errors: {
    kind: 'Choose what you want.',
    who: 'Say who you are asking for.',
    state: 'Choose a state, or “None of these”.',
    links: (lines: readonly number[]) =>
      lines.length === 1
        ? `Line ${lines[0]} is not a link to a page about a person here. Open the page, and copy its address.`
        : `Lines ${lines.slice(0, 5).join(', ')} are not links to pages about people here. Open each page, and copy its address.`,
    tooManyLinks: `That is more than ${REQUEST_LIMITS.links} pages. Please send the others in a second request.`,
    permission: 'We need the text, the signature and its day, or a file with the signed permission.',
    signedOn: 'Enter the day of the signature, not one that is still to come.',
    fileTooBig: 'The file is larger than 2 MB. Please choose a smaller one.',
    fileType: 'The file is neither a PDF, a PNG nor a JPEG.',
    fileAgain: 'A browser does not keep files. Please choose yours again.',
    tooLong: `This request is too long. The file may have 2 MB, and the texts ${formatCount(REQUEST_LIMITS.details)} characters.`,
    enough:
      'This mailbox or this network has sent as many requests as it can today. Please try again tomorrow. What was sent before is not affected.',
    refused: 'Only people can send requests. If you are one, turn off what hides your browser, and try again.',
    unusable: 'We cannot use one of these values. Please check the address and the names.',
  },
} as const;
