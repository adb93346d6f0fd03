export function print(name: string, value: string, note = ''): void {
  console.log(`  ${name.padEnd(44)} ${value.padStart(12)}${note === '' ? '' : `   ${note}`}`);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The percentile: the value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
