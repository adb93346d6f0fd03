/**
 * A condition on the person view: an adult of known age who is neither on record as dead nor old enough to count as
 * that. The dead have no numbers and live nowhere.
 */
export const isLiving = (person = 'person'): string =>
  `${person}.is_dead = 0 AND ${person}.birth_year BETWEEN 1940 AND 2000`;
