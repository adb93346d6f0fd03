/** What an AI crawler reads in place of a page about somebody. */
export const AI_CRAWLERS_REFUSED =
  'Pages about people are for people: this site does not give them to AI crawlers. Its robots.txt says the same.';
