/** Reliable digits of a number: later ones are binary rounding noise, as in 0.15 * 10. */
const SURE_DIGITS = 15;

/** '27.4%', '-0.5%': one decimal, rounded half away from zero (F9-34). Nothing is ever '-0.0%'. */
export function formatPercent(percent: number): string {
  const tenths = Math.round(Number((Math.abs(percent) * 10).toPrecision(SURE_DIGITS)));
  return `${percent < 0 && tenths > 0 ? '-' : ''}${(tenths / 10).toFixed(1)}%`;
}
