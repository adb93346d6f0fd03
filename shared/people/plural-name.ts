/** Endings after which a plain s cannot be said (P5-035). */
const SIBILANT = /(?:[sxz]|ch|sh)$/i;
const CONSONANT_Y = /[bcdfghjklmnpqrstvwxz]y$/i;
/** An English plural ends words in Latin letters and no others. */
const LATIN_END = /\p{Script=Latin}$/u;

/** 'Ostrowskis', 'Joneses', 'Kennedies': everyone of a last name (P5-036, P5-037). Other scripts stay as they are. */
export function pluralizeLastName(lastName: string): string {
  const name = lastName.trim();
  return CONSONANT_Y.test(name) ? `${name.slice(0, -1)}ies` : pluralizeFirstName(name);
}

/** 'Mayas', 'Jameses', 'Marys': as a last name, but that a first name keeps its y. */
export function pluralizeFirstName(firstName: string): string {
  const name = firstName.trim();
  if (!LATIN_END.test(name)) return name;
  return SIBILANT.test(name) ? `${name}es` : `${name}s`;
}
