import styles from './RoiGauge.module.css';

/** The drawing uses 72 units, its size on a person page (P9-041); the circle has a radius of 30. */
const UNITS = 72;
const RADIUS = 30;
const CENTER = UNITS / 2;
/** The arc takes 300 of the circle's 400 parts: 270 degrees. */
const PARTS = 400;
const ARC_PARTS = 300;
/** Puts the gap of the arc at the bottom. */
const TURN = `rotate(135 ${CENTER} ${CENTER})`;
const DIAMETER_MIN = 20;
const DIAMETER_MAX = 200;

/**
 * A score as an arc with its letter inside. It is only a drawing: the parent puts it into words (F2-72). Always pine:
 * the letter carries the grade, and an F is not red.
 *
 * @param percent how much of the arc is filled, 0 to 100 (F5-24)
 * @param diameter in px, 20 to 200 (F5-23)
 * @throws RangeError outside these bounds
 */
export function RoiGauge({
  letter,
  percent,
  diameter = UNITS,
}: {
  letter: string;
  percent: number;
  diameter?: number;
}) {
  // Written so that NaN is out of bounds too.
  if (!(diameter >= DIAMETER_MIN && diameter <= DIAMETER_MAX))
    throw new RangeError(`a gauge cannot be ${diameter} px wide`);
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`a gauge cannot show ${percent} percent`);
  const circle = { cx: CENTER, cy: CENTER, r: RADIUS, pathLength: PARTS, transform: TURN };
  return (
    <svg
      className={styles.gauge}
      viewBox={`0 0 ${UNITS} ${UNITS}`}
      width={diameter}
      height={diameter}
      aria-hidden="true"
    >
      <circle className={styles.track} {...circle} strokeDasharray={`${ARC_PARTS} ${PARTS}`} />
      {/* For a score of 0, the round cap leaves a dot, which shows that there is a score. */}
      <circle className={styles.arc} {...circle} strokeDasharray={`${(percent / 100) * ARC_PARTS} ${PARTS}`} />
      <text x={CENTER} y={CENTER + 1}>
        {letter}
      </text>
    </svg>
  );
}
