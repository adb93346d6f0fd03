/** What stands for the whole country, as words in lower case. */
const EVERYWHERE = new Set(
  'usa|us|u s|u s a|the us|the usa|united states|the united states|united states of america|the united states of america|america|anywhere|everywhere|nationwide|all states|any state|all'.split(
    '|',
  ),
);
/** Of these, what people write behind a place. 'us' alone would be cut off 'Contact Us'. */
const BEHIND = /(?:[\s,-]+(?:u\.?s\.?a\.?|u\.s\.?|united states(?: of america)?))+\s*$/i;

/** Whether a place is no limit at all: 'USA', 'United States', 'anywhere'. */
export function isWholeCountry(text: string): boolean {
  return EVERYWHERE.has(
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
}

/** 'Portland, OR' for 'Portland, OR, USA'. */
export function withoutCountry(text: string): string {
  return text.replace(BEHIND, '');
}
