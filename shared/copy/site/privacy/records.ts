/** About people on record. */
export const recordsCopy = {
  id: 'records',
  title: 'If you are on record here',
  text: [
    'A page about a person brings together public records: public directories, property records, court records, and what people have published about themselves. Nobody under 18 is included.',
    'Visitors who have not paid see part of a page: phone numbers that no public directory lists, street numbers and email addresses are withheld from them.',
  ],
  linkOpen: 'Remove your page',
  removalClosed:
    'Removal is not open yet. When it is, you will find it here and at the foot of every page, and it will not need an account.',
} as const;
