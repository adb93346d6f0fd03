/** The country, as words in lower case. */
const COUNTRY = new Set(
  'usa|us|u s|u s a|the us|the usa|united states|the united states|united states of america|the united states of america'.split(
    '|',
  ),
);
/** What stands for all of it in a field for places; among names, America is one. */
const EVERYWHERE = new Set('america|anywhere|everywhere|nationwide|all states|any state|all'.split('|'));
/** Of these, what people write behind a place. 'us' alone would be cut off 'Contact Us'. */
const BEHIND = /(?:[\s,-]+(?:u\.?s\.?a\.?|u\.s\.?|united states(?: of america)?))+\s*$/i;

/** Whether a place is no limit at all: 'USA', 'United States', 'anywhere'. */
export function isWholeCountry(text: string): boolean {
  return isCountry(text) || EVERYWHERE.has(lettersOf(text));
}

/** Whether a text names the country, wherever it stands: 'USA', 'U.S.', 'the United States'. */
export function isCountry(text: string): boolean {
  return COUNTRY.has(lettersOf(text));
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** 'Portland, OR' for 'Portland, OR, USA'. */
export function withoutCountry(text: string): string {
  return text.replace(BEHIND, '');
}
