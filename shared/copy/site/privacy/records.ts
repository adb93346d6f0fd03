import { paths } from '../../../urls/paths.ts';
import type { GuideSection } from '../guide.ts';

/** About people on record. */
export const recordsSection: GuideSection = {
  id: 'records',
  title: 'If you are on record here',
  text: [
    'A page about a person brings together public records: public directories, property records, court records, and what people have published about themselves. Nobody under 18 is included.',
    'Visitors who have not paid see part of a page: phone numbers that no public directory lists, house numbers and email addresses are withheld from them.',
    'Porchlight is a data broker: most of what is on record here did not come from the people it is about.',
  ],
  links: [
    { text: 'How we collect data', href: paths.howWeCollectData() },
    { text: 'Remove your page', href: paths.optOut() },
  ],
};
