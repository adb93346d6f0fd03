/** A count of what nobody is told exactly, rounded down to tens; 0: fewer than ten. */
export function inTens(count: number): number {
  return Math.floor(count / 10) * 10;
}
