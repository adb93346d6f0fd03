import type { LineType } from '../../contract/person/phone.ts';
import { stateName } from '../../people/us-states.ts';
import type { OpenOutcome } from '../../urls/redirect-notices.ts';
import { withLookupCost } from '../billing/lookup-cost.ts';
import { formatDay } from '../format/day.ts';
import { formatCapped, formatCount } from '../format/numbers.ts';

const LINES: { readonly [T in LineType]: string } = { Mobile: 'Cell phone', Landline: 'Landline', Other: 'Other line' };
const NUMBERS: { readonly [T in LineType]: string } = {
  Mobile: 'Cell phone',
  Landline: 'Landline',
  Other: 'Phone line',
};

/** Names of states that need an article in a sentence. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(['DC', 'MP', 'VI']);
const stateInText = (state: string): string => (WITH_ARTICLE.has(state) ? `the ${stateName(state)}` : stateName(state));

/** How many digits a search for a number needs (F2-13). */
const SEARCHED_DIGITS = 7;

/** The text of a phone number's page. */
export const phonePageCopy = {
  crumb: 'Reverse phone',
  areaCrumb: (areaCode: string) => `Area code ${areaCode}`,
  more: 'More about this number',
  /** 'Cell phone · area code of Oregon' */
  line: (lineType: LineType | null, isListed: boolean, area: string) => {
    const line = lineType === null ? 'Not on record' : isListed ? 'Listed landline' : NUMBERS[lineType];
    return `${line} · ${area}`;
  },
  areaOf: (state: string) => `area code of ${stateInText(state)}`,
  tollFree: 'toll-free area code',
  noArea: 'its area code belongs to no U.S. state or territory',
  /** 'Its area code, 503, belongs to Oregon.' */
  area: (areaCode: string, state: string) => `Its area code, ${areaCode}, belongs to ${stateInText(state)}.`,
  lineType: (lineType: LineType) => LINES[lineType],
  facts: {
    title: 'What we know',
    lineType: 'Line type',
    area: 'Area code',
    areaOf: (areaCode: string, state: string) => `${areaCode}, ${stateName(state)}`,
    tollFree: (areaCode: string) => `${areaCode}, toll-free`,
    cities: 'Largest cities',
    timeZone: 'Local time',
    severalZones: 'More than one time zone',
    timeThere: (zone: string, time: string) => `${time}, ${zone}`,
    onRecord: 'On record',
    yes: 'Yes',
    no: 'No',
    firstSeen: 'First seen',
    lastSeen: 'Last confirmed',
    carrier: 'Carrier',
  },
  owners: {
    title: 'Who has this number',
    formerTitle: 'Who had it before',
    listed: 'listed in a public directory',
    onRecord: 'On record',
    /** to whoever has a plan */
    onlyWhenAsked: 'No public directory lists this number, so we name who has it only when you ask.',
    /** to everybody else */
    notNamed: 'No public directory lists this number, so we do not say here who has it.',
    withPlan: 'One lookup shows who it is. If we find nobody, you use none.',
    plans: 'Compare plans',
    see: 'See who it is',
    show: (left: number | null) => withLookupCost('Show who it is', left),
    showNext: (left: number | null) => withLookupCost('Show who else has had it', left),
    included: 'Included in your plan.',
    opensPage: 'If we find nobody, you use none. The page of anyone we find stays open until the month ends.',
    others: 'Others are on record with this number, too.',
    out: (resetsAt: number | null) =>
      resetsAt === null
        ? 'You have no lookups left. People you have opened stay open.'
        : `You have no lookups left until ${formatDay(resetsAt)}. People you have opened stay open.`,
    more: 'Get more lookups',
    outcome: (outcome: OpenOutcome, isSomebodyNamed: boolean) => {
      if (outcome === 'out') return 'You have no lookups left, so nobody was opened.';
      return `Nobody ${isSomebodyNamed ? 'else ' : ''}could be opened for this number. No lookup was used.`;
    },
    listedNote: 'This landline is listed in a public directory, so who has it is free to see.',
    allShown: 'Everybody we can show for this number is shown.',
    nobodyNow: 'Nobody is on record as having it now.',
    noName: 'We name nobody who has it now.',
    unreadable: 'Only a complete, valid number can be looked up this way.',
    nobody: 'Not on record',
    nobodyWhy:
      'It may never have been in our sources; whoever has it may have asked to be left out, or may have died; or so few people share its area code that saying more could point to one of them. We do not say which.',
  },
  about: {
    title: 'About lookups',
    free: {
      question: 'Is it free to look up a number?',
      answer:
        'The line type, the area and the reports are free to see, and so is whether a number is on record. A name is free if the number is a landline in a public directory. Any other name takes a plan and one of its lookups; looking up the number itself takes none.',
    },
    sure: {
      question: 'Is the caller the person on this page?',
      answer:
        'Not for certain. Numbers change hands, and a caller can send a number that is not theirs. Call back only a number you know.',
    },
  },
  yours: {
    title: 'Is this your number?',
    text: 'You can have the number removed and keep the rest of your page.',
    link: 'Remove this number',
  },
  partial: {
    sentence: (numbers: number, hasMore: boolean) => {
      if (numbers === 0) return 'No landline in a public directory matches.';
      if (numbers === 1 && !hasMore) return 'One landline in a public directory matches.';
      return `${formatCapped(numbers, hasMore)} landlines in a public directory match.`;
    },
    title: 'Listed landlines that match',
    narrow: 'An X stands for an unknown digit. Another digit narrows the list.',
    more: (numbers: number) => `The first ${numbers} are listed. Another digit narrows the list.`,
    /** `others`: in tens */
    others: (others: number) =>
      others === 0
        ? 'Fewer than 10 other numbers on record match. We list none of them: look up a complete number.'
        : `At least ${formatCount(others)} other numbers on record match. We list none of them: look up a complete number.`,
    readFromStart: 'We read seven digits starting with the area code. If the area code is missing, add it in front.',
    nobody: 'Check the digits, or put an X where you are not sure.',
    another: 'Look up another number',
  },
  head: {
    /** '(503) 555-0142 | landline, Oregon' */
    title: (number: string, line: string, state: string | null) =>
      `${number} | ${line}${state === null ? '' : `, ${stateName(state)}`}`,
    noLine: (number: string) => `${number} | phone number`,
    partial: (number: string, numbers: number, hasMore: boolean) =>
      `${number} | ${formatCapped(numbers, hasMore)} listed ${numbers === 1 && !hasMore ? 'landline matches' : 'landlines match'}`,
    description: (number: string) =>
      `Whose number is ${number}? See the line type, the state of its area code, whether it is on record, and what people report about its calls.`,
    partialDescription: (number: string) => `Landlines in a public directory that fit ${number}.`,
  },
} as const;

/** The text of the search by phone number. */
export const reversePhoneCopy = {
  title: 'Reverse phone lookup',
  lede: 'Enter a number to see what kind of line it is, which state its area code belongs to, whether it is on record, and what people report about its calls.',
  head: {
    title: 'Reverse phone lookup',
    description:
      'Look up a U.S. phone number: line type, area, who has it if a directory lists it, and what people report about its calls.',
  },
  tips: {
    title: 'What helps',
    items: [
      'Put an X where you are not sure of a digit, and we list the landlines in a public directory that fit. Seven digits are enough.',
      'Landlines in a public directory show their owner free of charge.',
      'A caller can send a number that is not theirs. What you find is who has the number, not who called.',
    ],
  },
  /** of a number with too few digits: '(832) 555-XXXX' */
  partial: {
    lede: (number: string, digits: number, state: string | null) =>
      `${state === null ? '' : `${phonePageCopy.area(number.slice(1, 4), state)} `}With only ${digits === 1 ? 'one digit' : `${digits} digits`}, too many numbers match. Replace ${SEARCHED_DIGITS - digits === 1 ? 'an X with a digit' : `${SEARCHED_DIGITS - digits} of the X’s with digits`} you know, and we will list the landlines in a public directory that match.`,
  },
  otherWays: {
    title: 'Search another way',
    name: 'By name',
    address: 'By address',
  },
} as const;
