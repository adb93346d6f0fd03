import type { RemovalPart } from '../../contract/removal.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { countOf, formatCapped } from '../format/numbers.ts';
import { SITE_NAME } from '../site/site.ts';

/** 'Maya Ostrowski in Portland, OR'; a place that is '' is left out. */
const inPlace = (name: string, place: string): string => (place === '' ? name : `${name} in ${place}`);

/** The pages on which somebody asks for removal: find the page, choose what to hide, look in the mail. */
export const optOutCopy = {
  head: {
    title: 'Opt out: remove your page',
    description: `Take your page off ${SITE_NAME}, free and without an account. Find it by its link or your name, confirm by email, and it is hidden everywhere here within 60 seconds.`,
  },
  /** the notes beside each step */
  help: 'About removal',
  takes: {
    title: 'What it takes',
    text: 'An email address, and a press of a button in the email. No account, no ID, no phone number and no reason.',
  },
  somebodyElse: {
    title: 'Not you, but somebody close?',
    text: 'You can ask for a parent you care for, or for somebody who has died, in the same way. The link goes to your own mailbox.',
  },
  wrong: {
    title: 'Is something wrong?',
    text: 'If the page is about you, you can correct or hide single facts and keep the rest.',
    link: 'Claim and correct',
  },
  judicial: {
    title: 'A judge or an officer?',
    text: 'The law gives judges, law enforcement and their families more rights, and shorter deadlines.',
    link: 'Judicial privacy',
  },
  find: {
    title: 'Remove your page',
    lede: 'Search for yourself, or paste the link of the page. Looking here never counts as a view.',
    name: 'First and last name',
    location: 'City and state',
    locationHint: 'Optional. It may also stand behind the name.',
    or: 'or',
    link: 'Link of the page',
    linkHint: (origin: string) => `For example ${origin.replace(/^https?:\/\//, '')}/name/Your-Name/Your-City/P…`,
    submit: 'Find my page',
    /** somebody comes from the page of a number or a street */
    comesFrom: {
      phones: 'To hide a phone number, first find the page that lists it: yours.',
      addresses: 'To hide a street address, first find the page that lists it: yours.',
      reverse: 'To stay out of reverse look-ups, first find your page.',
    } satisfies Record<RemovalPart, string>,
    errors: {
      nothing: 'Type your name, or paste the link of the page.',
      noName: 'Type your name too. A place alone finds everybody who lives there.',
      notAName: 'Type your name here, as it is written on the page.',
      unreadable: 'This is not a link. Open the page, and copy its address from the top of the browser.',
      otherSite: (host: string) =>
        `This page is at ${host}, which is another site. Only ${host} can remove it. Here, we can remove pages of ${SITE_NAME}.`,
      otherPage: `This is a page of ${SITE_NAME}, but not one about a person. Open the page about you, and copy its address.`,
      noLongerThere: 'This old link no longer leads to a page. Search by your name instead.',
      place: (place: string) => `We do not know a place called “${place}”. Correct it, or leave it out.`,
    },
  },
  found: {
    title: 'Which one is you?',
    count: (total: number, isCapped: boolean) => formatCapped(total, isCapped),
    same: 'This is me',
    /** for screen readers, behind 'This is me' */
    sameWho: inPlace,
    dead: 'This page',
    age: (age: string) => `Age ${age}`,
    spellings: 'Close spellings',
    notHere: {
      title: 'Not here?',
      nobody: 'What to try next',
      tips: [
        'Leave out the city, or try one where you lived before.',
        'Try a maiden name, a short form of your first name, or a name without its middle part.',
        'Open the page itself, and paste its link above.',
      ],
      gone: 'A page that has been removed is in no list, this one included.',
    },
    none: {
      title: (name: string, place: string) => `Nobody here is called ${inPlace(name, place)}`,
      text: 'So there is no page under that name to remove. It may be spelled differently, or be listed under an earlier city.',
      tries: 'Other searches that find people',
      try: (name: string, place: string, people: number, isCapped: boolean) =>
        `${place === '' ? `${name}, anywhere` : inPlace(name, place)}: ${
          isCapped ? `${formatCapped(people, true)} people` : countOf(people, 'person', 'people')
        }`,
    },
    pastTheEnd: 'The list ends before this page.',
    toStart: 'Back to its beginning',
  },
  choose: {
    title: (name: string) => `Take down ${name}`,
    /** we do not say whether there is such a page */
    titleUnnamed: 'Take down the page at that link',
    free: 'Free, and no account is needed.',
    deceased: 'Deceased',
    unnamed: 'If there is a page at that link, this hides it.',
    legend: 'What to remove',
    whole: 'Remove my whole page',
    wholeNote:
      'The page, and your name in searches, suggestions, look-ups and lists, and on the pages of other people.',
    some: 'Hide only some of it',
    someNote: 'Your page stays, without what you check.',
    parts: {
      addresses: { title: 'Street addresses', text: 'City and state stay. Streets, house numbers and maps go.' },
      phones: { title: 'Phone numbers', text: 'All of them, on your page and wherever else they name you.' },
      reverse: { title: 'Reverse look-up', text: 'Nobody finds you by a phone number or a street address.' },
    } satisfies Record<RemovalPart, { title: string; text: string }>,
    missing: 'Check at least one of them, or remove the whole page.',
    email: 'Your email address',
    emailHint: `We send one link to confirm, and later, if you ask, one to take it back. We use the address for nothing else. If you do not confirm, we delete it after ${spanText(KEPT_FOR.unconfirmedRemoval)}.`,
    submit: 'Email me the link',
    another: 'Not the right page? Find another',
    cannot: {
      title: 'What we cannot do',
      text: 'Courts and counties keep their own records, other sites keep theirs, and a search engine may show an old copy for some days.',
    },
    refused: 'Only people can ask for removal. If you are one, turn off what hides your browser, and try again.',
    /** the origin does not take the address */
    unusable: 'We cannot send a link to this address. Please use another one.',
    /** past the limit of a mailbox or a network; it says nothing about the page */
    enough:
      'This mailbox or this network has asked for as many people as it can today. Please try again tomorrow. What was asked for before is not affected.',
  },
  mailed: {
    title: 'Check your mail',
    text: (email: string) =>
      `If ${email} can receive mail, a link is on its way there. It works for ${spanText(KEPT_FOR.removalLink)}. Nothing is hidden until you open it and press its button.`,
    nothing: 'Nothing there after a few minutes? Look in your spam folder, and check the address above for typos.',
    alike: 'You would read the same here if there were no page at that link.',
    again: 'Send it again',
    change: 'Use another address',
  },
} as const;
