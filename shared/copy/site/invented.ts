/**
 * What the reference origin says about a generated population, at the foot of every page. For the origin alone: a site
 * with another origin must not say it.
 */
export const inventedCopy = {
  notice: 'Every person, number and record on this site is invented.',
} as const;
