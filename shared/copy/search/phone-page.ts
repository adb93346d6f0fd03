import type { LineType } from '../../contract/person/phone.ts';
import { formatCapped } from '../format/numbers.ts';

const LINES: { readonly [T in LineType]: string } = {
  Mobile: 'Cell phone',
  Landline: 'Landline',
  Other: 'Other line',
};
const SENTENCES: { readonly [T in LineType]: string } = {
  Mobile: 'A cell phone',
  Landline: 'A landline',
  Other: 'A phone line',
};

/** The text of a phone number's page. */
export const phonePageCopy = {
  crumb: 'Reverse phone',
  /** 'A cell phone from Portland, Oregon' */
  sentence: (lineType: LineType, place: string | null) =>
    place === null ? SENTENCES[lineType] : `${SENTENCES[lineType]} from ${place}`,
  nothing: 'We show no details about this line.',
  lineType: (lineType: LineType) => LINES[lineType],
  facts: {
    carrier: 'Carrier',
    lineType: 'Line type',
    place: 'Place',
    timeZone: 'Time zone',
    lastSeen: 'Last confirmed',
    timeThere: (zone: string, time: string) => `${zone}, now ${time}`,
  },
  owners: {
    title: 'Who has this number',
    formerTitle: 'Who had it before',
    premium: 'Premium',
    one: 'One person',
    ageRange: (range: string) => (range.endsWith('+') ? `${range.slice(0, -1)} or older` : `in their ${range}`),
    teens: (range: string) => `age ${range}`,
    unknownAge: 'age not on record',
    deceased: 'deceased',
    initials: (initials: string) => `Initials ${initials}`,
    noPlace: 'Place not on record',
    locked: 'Locked',
    lockedNote: 'The full name is part of Premium. Until then we send neither the name nor a link.',
    see: (owners: number) => (owners === 1 ? 'See the owner' : 'See the owners'),
    listedNote: 'This landline is listed in a public directory, so who has it is free to see.',
    freeOfLookups: 'Looking up a number uses none of your lookups. Opening a page may use one.',
    nobody: 'No owner is shown for this number.',
    nobodyWhy:
      'The number may never have been in our sources, or its owner may have asked to be left out. We do not say which.',
  },
  about: {
    title: 'About lookups',
    free: {
      question: 'Is it free to look up a number?',
      answer:
        'Carrier, line type, place and reports are free to see. A name is free if the number is in a public directory; other names are part of Premium.',
    },
    sure: {
      question: 'Is the caller the person on this page?',
      answer:
        'Not for certain. Numbers change hands, and a caller can send a number that is not theirs. Call back only a number you know.',
    },
  },
  yours: {
    title: 'Is this your number?',
    textOpen: 'You can take it off this page and out of lookups.',
    textClosed: 'You will be able to take it off this page and out of lookups. Removal is not open yet.',
    linkOpen: 'Hide this number',
    linkClosed: 'About removal',
  },
  partial: {
    sentence: (numbers: number, hasMore: boolean) => {
      if (numbers === 0) return 'No number on record matches this one.';
      if (numbers === 1 && !hasMore) return 'One number on record matches.';
      return `${formatCapped(numbers, hasMore)} numbers on record match.`;
    },
    title: 'Numbers that match',
    narrow: 'An X stands for an unknown digit. Another digit narrows the list.',
    more: (numbers: number) => `The first ${numbers} are listed. Another digit narrows the list.`,
    readFromStart: 'We read seven digits starting with the area code. If the area code is missing, add it in front.',
    nobody: 'Check the digits, or put an X where you are not sure.',
    another: 'Look up another number',
  },
  head: {
    /** '(503) 555-0142 | landline in Portland, OR' */
    title: (number: string, line: string, place: string | null) =>
      `${number} | ${line}${place === null ? '' : ` in ${place}`}`,
    noLine: (number: string) => `${number} | phone number`,
    partial: (number: string, numbers: number, hasMore: boolean) =>
      `${number} | ${formatCapped(numbers, hasMore)} ${numbers === 1 && !hasMore ? 'number matches' : 'numbers match'}`,
    description: (number: string) =>
      `Whose number is ${number}? See the line type, carrier, place and time zone, who it may belong to, and what visitors report about its calls.`,
    partialDescription: (number: string) => `Phone numbers on record that fit ${number}, by line type and place.`,
  },
} as const;

/** The text of the search by phone number. */
export const reversePhoneCopy = {
  title: 'Reverse phone lookup',
  lede: 'Enter a number to see what kind of line it is, where it was issued, who it may belong to and what visitors report about its calls.',
  head: {
    title: 'Reverse phone lookup',
    description:
      'Look up a U.S. phone number: line type, carrier, place, who it may belong to, and what visitors report about its calls.',
  },
  tips: {
    title: 'What helps',
    items: [
      'Seven digits are enough: put an X where you are not sure of one.',
      'Landlines in a public directory show their owner free of charge.',
      'A caller can send a number that is not theirs. What you find is who has the number, not who called.',
    ],
  },
  otherWays: {
    title: 'Search another way',
    name: 'By name',
    address: 'By address',
  },
} as const;
