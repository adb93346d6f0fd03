import { PIN_BASELINE, type Pin } from '../../shared/geo/pins.ts';
import { pinPath } from './pin-path.ts';
import styles from './RegionMap.module.css';

/** A pin with its numbers; `data-pin` has them too, so that a stretch with the same number can highlight it. */
export function MapPin({ pin: { numbers, text, x, y, width } }: { pin: Pin }) {
  return (
    <g className={styles.pin} data-pin={numbers.join(' ')} transform={`translate(${x} ${y})`}>
      <path d={pinPath(width)} />
      <text y={PIN_BASELINE}>{text}</text>
    </g>
  );
}
