import type {
  ClaimChannel,
  CorrectionStatus,
  HideableFact,
  RefusalReason,
  SeenBy,
  SuggestedKind,
} from '../../contract/claims.ts';
import type { RemovedThing } from '../../contract/removal.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { countOf } from '../format/numbers.ts';
import { SITE_NAME } from '../site/site.ts';

const CODE_LASTS = spanText(KEPT_FOR.claimCode);
const CLAIM_LASTS = spanText(KEPT_FOR.claim);

/** The pages on which somebody claims a record: where the code goes, and the code. */
export const claimCopy = {
  head: {
    title: 'Claim your page',
    description: `Is a page on ${SITE_NAME} about you? Prove it with a code, see everything on record and who sees it, hide it, and correct what is wrong. Free, and without an account.`,
  },
  help: 'About claims',
  find: {
    title: 'Claim your page',
    lede: 'Open the page about you, and paste its link here. Then a code, sent to an email address or phone that the record lists, proves that it is you.',
    link: 'Link to your page',
    linkHint: (origin: string) => `For example ${origin.replace(/^https?:\/\//, '')}/name/Your-Name/Your-City/P…`,
    submit: 'Go on',
    search: 'Find my page by name',
    notAPage: 'This is not a page about a person. Open the page about you, and copy its address.',
  },
  ask: {
    title: (name: string) => `Claim the page of ${name}`,
    /** we do not say whether there is such a page */
    titleUnnamed: 'Claim the page at that link',
    lede: 'We send a code to an email address or a phone that the record lists. Type it yourself: for your safety we never show which ones are listed. Free, and no account is needed.',
    legend: 'Where should the code go?',
    channels: {
      email: { title: 'To an email address', text: 'One that belongs to you, and that the record lists.' },
      phone: { title: 'By text message', text: 'To your own phone, if the record lists its number.' },
    } satisfies Record<ClaimChannel, { title: string; text: string }>,
    noTexts: 'We cannot send text messages at the moment.',
    email: 'Your email address',
    phone: 'Your phone number',
    phoneHint: 'Ten digits, U.S. numbers only. Your carrier may charge for the message.',
    phoneError: 'Type a U.S. phone number with ten digits.',
    missing: 'Choose where the code should go.',
    submit: 'Send the code',
    refused: 'Only people can claim a page. If you are one, turn off what hides your browser, and try again.',
    noTextsNow: 'We cannot send text messages at the moment. Please use an email address.',
    enough: 'Too many codes were requested from this network today. Please try again tomorrow.',
    another: 'Not the right page? Use another link',
  },
  gives: {
    title: 'What a claim gives you',
    text: `For ${CLAIM_LASTS} you see everything the record says about you and who else sees it. You can hide any of it at once, and say what is wrong. It gives nothing else: no account, and nothing about other people.`,
  },
  neither: {
    title: 'Don’t have either?',
    text: 'If the record lists no address or phone of yours, you can still have the page removed. That needs no code.',
    link: 'Remove the page',
  },
  shared: {
    title: 'Do you share the phone?',
    text: 'If the records of others list the same number or address, its code proves only that you are one of them. Such a claim can hide the page, and shows nothing.',
  },
  code: {
    title: 'Type the code',
    text: {
      email: `If the address is on the record, a code is on its way to it. It works for ${CODE_LASTS}.`,
      phone: `If the number is on the record, a code is on its way to it. It works for ${CODE_LASTS}.`,
    } satisfies Record<ClaimChannel, string>,
    alike: 'You would read the same here if it were not. We tell nobody which addresses and numbers a record lists.',
    label: 'Code',
    hint: 'Six digits.',
    submit: 'Go on',
    again: 'No code after a few minutes? Ask again, or use another address or phone',
    wrong: (triesLeft: number) => `That is not the code. You have ${countOf(triesLeft, 'more try', 'more tries')}.`,
    unreadable: 'The code has six digits.',
  },
  over: {
    title: 'This code no longer works',
    text: `It was used, it is older than ${CODE_LASTS}, or it was typed wrong too often. Ask for another one.`,
    again: 'Get another code',
  },
  ended: 'Your claim has ended. To go on, ask for another code.',
  left: 'You have left the record, and your claim has ended.',
} as const;

/** The page of everything on record about somebody, for themselves. */
export const claimedCopy = {
  title: 'What is on record about you',
  titleHiding: 'Hide the page',
  lede: (name: string, until: string) =>
    `Everything that ${SITE_NAME} has on ${name}, who sees it, and what you can do about it. This claim works until ${until}.`,
  ledeHiding: (until: string) =>
    `Other people’s records list the number or address that got your code, so it does not prove which of them you are. You can hide the page or parts of it, and we show you no fact of it. To see, correct and show again, claim with an address or a number that only this record lists. This claim works until ${until}.`,
  leave: 'Leave',
  gone: {
    title: 'This record is not here anymore',
    text: 'It was deleted while you looked at it. There is nothing left to hide or correct.',
  },
  done: {
    hidden: 'Hidden. It is gone everywhere here within 60 seconds.',
    shown: 'Shown again.',
    kept: 'It stays hidden, because another request hides it, too. That one can only be taken back by whoever asked for it.',
    suggested:
      'Thank you. Somebody will review your correction. It is at the bottom of this page, with a reference to look it up by.',
    before: 'You have suggested this already, and nobody has decided yet.',
  },
  problems: {
    failed: 'That did not reach us, and nothing has changed. Please try again.',
    missing: 'The record does not have this anymore.',
    tooOften: 'Too many attempts. Please wait a minute and try again.',
  },
  seenBy: {
    everybody: 'Everybody sees it',
    members: 'Members see it',
    report: 'Seen with a report',
    nobody: 'Nobody sees it',
  } satisfies Record<SeenBy, string>,
  citySeenBy: {
    everybody: 'everybody sees the city',
    members: 'members see the city',
    report: 'the city is seen with a report',
    nobody: 'nobody sees the city',
  } satisfies Record<SeenBy, string>,
  hiddenFact: 'Hidden',
  hide: 'Hide',
  show: 'Show again',
  parts: {
    title: 'The page as a whole',
    text: 'What you hide here is hidden at once, for everybody, and stays hidden when new records arrive.',
    shown: 'Shown',
    things: {
      page: {
        title: 'The whole page',
        text: 'The page, and your name in searches, look-ups, lists and on the pages of other people.',
      },
      addresses: { title: 'All street addresses', text: 'City and state stay. Streets, numbers and maps go.' },
      phones: { title: 'All phone numbers', text: 'On the page, and wherever else they name you.' },
      reverse: { title: 'Reverse look-up', text: 'Nobody finds you by a phone number or a street address.' },
    } satisfies Record<RemovedThing, { title: string; text: string }>,
  },
  names: {
    title: 'Names',
    other: 'Other name',
    correct: 'Correct the name',
    add: 'Add another name',
    notMine: 'Not my name',
  },
  birth: {
    title: 'Age and birth',
    age: (age: number) => `${age} years`,
    unknown: 'Not on record',
    correct: 'Correct the month of birth',
    dead: 'The record says that you have died.',
    alive: 'I am alive',
  },
  addresses: {
    title: 'Addresses',
    none: 'No address is on record.',
    lives: 'Current',
    from: (month: string) => `since ${month}`,
    span: (from: string, to: string) => `${from} to ${to}`,
    until: (month: string) => `until ${month}`,
    moved: 'I moved out',
    never: 'I never lived here',
  },
  phones: {
    title: 'Phones',
    none: 'No phone is on record.',
    types: { Mobile: 'Mobile', Landline: 'Landline', Other: 'Other line' },
    notMine: 'Not my number',
  },
  emails: { title: 'Email addresses', none: 'No email address is on record.', notMine: 'Not mine' },
  relatives: {
    title: 'Relatives and associates',
    none: 'Nobody is on record with you.',
    kinds: { Relative: 'Relative', Associate: 'Associate' },
    notRelated: 'Not related to me',
  },
  work: { title: 'Work', none: 'No job is on record.', correct: 'Correct job or employer' },
  records: {
    title: 'Public records',
    none: 'No public record is listed.',
    text: 'We cannot change what a court or a county has on file. What is about somebody else, sealed or out of date comes off the page.',
    wrong: 'Something is wrong',
  },
  corrections: {
    title: 'Your corrections',
    none: 'You have not suggested any.',
    look: 'Look it up',
  },
  /** for screen readers, behind the words of a button */
  about: (text: string) => `: ${text}`,
  hideable: { address: 'address', phone: 'phone', email: 'email address' } satisfies Record<
    HideableFact['kind'],
    string
  >,
} as const;

/** What each kind of correction is called, for everybody who reads of it. */
export const correctionKinds: { readonly [K in SuggestedKind]: string } = {
  name: 'Name',
  'add-name': 'Another name',
  'not-my-name': 'Not my name',
  birth: 'Month of birth',
  'never-lived': 'Never lived there',
  'moved-out': 'Moved out',
  'not-my-phone': 'Not my number',
  'not-my-email': 'Not my email address',
  work: 'Job and employer',
  'not-related': 'Not related',
  alive: 'Alive',
  record: 'Public record',
};

export const correctionStates: { readonly [S in CorrectionStatus['state']]: string } = {
  waiting: 'Waiting for review',
  accepted: 'Accepted',
  refused: 'Not made',
};

/** The form of one correction. */
export const correctionCopy = {
  titles: {
    name: 'Correct your name',
    'add-name': 'Add another name',
    'not-my-name': 'This is not your name',
    birth: 'Correct your month of birth',
    'never-lived': 'You never lived there',
    'moved-out': 'You moved out',
    'not-my-phone': 'This is not your number',
    'not-my-email': 'This is not your email address',
    work: 'Correct your job or employer',
    'not-related': 'You are not related',
    alive: 'You are alive',
    record: 'Something is wrong with a record',
  } satisfies Record<SuggestedKind, string>,
  ledes: {
    name: 'Type it as it should be on the page.',
    'add-name': 'A name that people may know you by: a maiden name, a short form.',
    'not-my-name': 'It goes from the page, and nobody finds you by it.',
    birth: 'Pages show the age, and the month to members. The day is never shown.',
    'never-lived': 'The address goes from your page. Whoever lives there stays as they are.',
    'moved-out': 'The address becomes a former one.',
    'not-my-phone': 'The number goes from your page. Whoever has it stays as they are.',
    'not-my-email': 'The address goes from your page.',
    work: 'Leave a field empty if it should not be on the page.',
    'not-related': 'The connection goes from both pages.',
    alive: 'The page stops saying that you have died.',
    record: 'It leaves the page if it should not be there. The court or county keeps its own file.',
  } satisfies Record<SuggestedKind, string>,
  now: 'On record now',
  firstName: 'First name',
  middleName: 'Middle name or initial (optional)',
  lastName: 'Last name',
  suffix: 'Suffix (optional)',
  suffixHint: 'Such as Jr or III.',
  month: 'Month',
  year: 'Year',
  monthNames: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  choose: 'Choose',
  title: 'Job title',
  company: 'Employer',
  error: 'What is wrong?',
  note: 'What helps us check it (optional)',
  noteHint: 'Say where it is written as it should be. Please leave out Social Security and card numbers.',
  next: 'Somebody reviews it before the page changes for everybody. If you claimed by email, we email you the decision.',
  submit: 'Suggest it',
  back: 'Back to the record',
  errors: {
    name: 'Use letters, spaces, hyphens, periods and apostrophes only.',
    suffix: 'Use letters and periods only, such as Jr or III.',
    work: 'Use letters, digits and common marks only.',
    tooLong: (most: number) => `Please use at most ${most} characters.`,
    month: 'Choose a month.',
    year: 'Type a year with four digits.',
    future: 'That month has not come yet.',
    minor:
      'Nobody under 18 is on this site, so this cannot be right here. To have the page removed at once, ask for removal.',
    tooOld: 'That is more than 120 years ago. Please check the year.',
    error: 'Choose what is wrong.',
    same: 'The record says so already. Change something first.',
    missing: 'The record does not have this anymore.',
    impossible: 'That date cannot be right for this record. Please check it.',
    tooOften: 'Too many corrections were suggested for this record today. Please try again tomorrow.',
    wait: 'Too many attempts. Please wait a minute and try again.',
    failed: 'Your correction did not reach us. Nothing is lost: please send it again.',
    unclear: 'This form does not say what to correct.',
  },
} as const;

/** The page that looks a correction up. */
export const claimStatusCopy = {
  title: 'Your correction',
  lede: 'With its reference, you see what became of a correction. The page names nobody.',
  reference: 'Reference',
  referenceHint: 'Such as C-7K2M4Q9XBDRT.',
  submit: 'Look it up',
  unknown: 'We have no correction with this reference. Check each letter and digit.',
  kind: 'What',
  state: 'State',
  suggested: 'Suggested',
  decided: 'Decided',
  reason: 'Why',
  reasons: {
    'source-confirms': 'Our sources confirm what the record says.',
    'not-clear': 'We could not tell what should be changed.',
    'needs-proof': 'We could not find it confirmed anywhere. Suggest it again and say where it is written.',
    'somebody-else': 'The record seems to be about somebody else.',
    'official-record': 'It is an official record, and whoever keeps it says that it is right.',
  } satisfies Record<RefusalReason, string>,
  texts: {
    waiting: 'Somebody will review it. Until then the record stays as it is.',
    accepted: 'The record says it now, for everybody.',
    refused: 'The record stays as it is. You can claim it again and suggest it with more to go by, or hide the fact.',
  } satisfies Record<CorrectionStatus['state'], string>,
  claim: 'Claim your page',
} as const;
