/** What happens by chance while people age. The rates are rules; who it is differs each time. */

/** A whole number from 0 up to, but not including, the limit. */
export function below(limit: number): number {
  return Math.floor(Math.random() * limit);
}

/** Whether something of this probability happens. */
export function happens(probability: number): boolean {
  return Math.random() < probability;
}

/** One of them; null if there are none. */
export function pick<T>(items: readonly T[]): T | null {
  return items[below(items.length)] ?? null;
}

/** One of them, as often as their weights say; null if there are none. */
export function pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T | null {
  let turn = Math.random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  for (const item of items) {
    turn -= weightOf(item);
    if (turn < 0) return item;
  }
  return null;
}

/** A whole number whose mean is the expected amount: 2.3 is 2 or, less often, 3. */
export function amountOf(expected: number): number {
  return Math.floor(expected) + (happens(expected % 1) ? 1 : 0);
}

/** So many random digits. */
export function digits(length: number): string {
  return Array.from({ length }, () => below(10)).join('');
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 15;

/** The public id of a record. */
export function recordId(): string {
  return `R${Array.from({ length: ID_LENGTH }, () => ID_LETTERS[below(ID_LETTERS.length)]).join('')}`;
}
