const DECADE = /^\d+s$/;

/** An age as it was sent ('41', '40s', '65+') in a sentence. */
export const ageWords = {
  /** 'age 41', 'in their 40s', 'age 65+': beside a name */
  aside: (age: string) => (DECADE.test(age) ? `in their ${age}` : `age ${age}`),
  /** 'an age of 41', 'an age in the 40s' */
  anAge: (age: string) => (DECADE.test(age) ? `an age in the ${age}` : `an age of ${age}`),
} as const;
