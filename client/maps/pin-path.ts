import { PIN_HEIGHT, PIN_TIP } from '../../shared/geo/pins.ts';

/** Half of the width of the tip, in pixels. */
const TIP_HALF = 5;

/** The outline of a pin around its tip at 0, 0: a pill with a tip under its middle. */
export function pinPath(width: number): string {
  const radius = PIN_HEIGHT / 2;
  const straight = width - PIN_HEIGHT;
  const side = (sign: '-' | '') => `a${radius} ${radius} 0 0 1 0 ${sign}${PIN_HEIGHT}`;
  return `M0 0l-${TIP_HALF}-${PIN_TIP}H${-straight / 2}${side('-')}h${straight}${side('')}H${TIP_HALF}z`;
}
