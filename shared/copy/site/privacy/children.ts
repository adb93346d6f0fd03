import type { GuideSection } from '../guide.ts';

/** About people under 18. */
export const childrenSection: GuideSection = {
  id: 'children',
  title: 'Children',
  text: [
    'Nobody under 18 is on record here: whoever a source says is younger has no page, is in no list and is named on nobody else’s page. Court records show nothing about victims under 18.',
    'The site is for adults. We do not knowingly open accounts for anybody under 18; if a child has one, tell us, and we delete it.',
  ],
};
