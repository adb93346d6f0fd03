import type { AdSize } from '../../ads/ad-frames.ts';
import { paths } from '../../urls/paths.ts';

/** What a slot says of ours, before an ad and instead of one. */
export interface AdLine {
  readonly title: string;
  /** one paragraph each */
  readonly text: readonly string[];
  readonly link: string;
  readonly href: string;
}

/** Each slot has its own line, so that no page says anything twice. They fit their boxes at any width of the page. */
export const AD_LINES: { readonly [S in AdSize]: AdLine } = {
  '728x90': {
    title: 'Two people can share a name, a town and a decade.',
    text: ['Compare the age, the relatives and the earlier towns before you rely on a page.'],
    link: 'How sure we are',
    href: paths.howWeCollectData(),
  },
  '300x250': {
    title: 'On record is not the same as true',
    text: [
      'A record says what somebody filed, and when. Directories run months behind a move; an owner may not live in their house; a court record may be about a namesake.',
    ],
    link: 'Where our records come from',
    href: paths.howWeCollectData(),
  },
  '300x600': {
    title: 'How to read a public record',
    text: [
      'Start with the date. It says when a paper was filed, not when something happened, and an old one may have been settled since.',
      'Then look for the outcome. A charge is what somebody was accused of; the disposition is what a court decided. Without one, nothing is decided.',
      'Follow it to its end. Paid liens are released, judgments are satisfied, eviction cases are dropped, each by a paper of its own that may be missing here.',
      'Mind the place as well. A county keeps its own files and no other’s, so nothing found in one says little about the next, or about the years before its files begin.',
      'Last, ask the court or the county. Their file is the record; any page about it is a copy.',
    ],
    link: 'What the terms mean',
    href: paths.glossary(),
  },
  '160x600': {
    title: 'Before you rely on a page',
    text: [
      'It may mix up two people who share a name.',
      'A number or a home may be somebody else’s now.',
      'You may not use it to decide about a job, a loan, insurance or a lease: the law leaves that to consumer reporting agencies.',
      'Anyone listed here can have the page removed for free.',
    ],
    link: 'Get help',
    href: paths.help(),
  },
};
