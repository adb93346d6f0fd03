const THIS_YEAR = new Date().getUTCFullYear();

/** The birth date of somebody who is exactly this old on every day of this year: ages change after the month of birth. */
export const bornAged = (years: number): [year: number, month: number, day: number] => [THIS_YEAR - years - 1, 12, 31];
