import { mapsCopy as words } from '../../shared/copy/search/maps.ts';
import { stepOf, stepStarts } from '../../shared/people/state-steps.ts';
import { US_STATES } from '../../shared/people/us-states.ts';
import { classNames } from '../ui/text/class-names.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './StateSquares.module.css';
import { STATE_SQUARES, type StateSquare } from './state-squares.ts';

/** How many people live in a state, and the page that lists them. */
export interface StateCount {
  /** of a state or a territory */
  readonly stateCode: keyof typeof US_STATES;
  readonly people: number;
  readonly href?: string | undefined;
}

/**
 * Where people live: one square for each state in up to four shades, with a key. Squares are too small to tap on phones,
 * and territories have none, so a list under them has every state with its number, the largest first. Nothing at all
 * without people.
 */
export function StateSquares({ counts }: { counts: readonly StateCount[] }) {
  const known = counts.filter(({ people }) => people > 0).toSorted((a, b) => b.people - a.people);
  if (known.length === 0) return null;
  const starts = stepStarts(known.map(({ people }) => people));
  const byCode = new Map(known.map((count) => [count.stateCode, count]));
  return (
    <div className={styles.map}>
      <div className={styles.squares}>
        {STATE_SQUARES.map((square) => (
          <Square key={square.stateCode} square={square} count={byCode.get(square.stateCode)} starts={starts} />
        ))}
      </div>
      <ul className={styles.legend}>
        {starts.map((start, at) => (
          <li key={start} className={styles[`step${at + 1}`]}>
            {words.step(start, starts[at + 1])}
          </li>
        ))}
      </ul>
      <details className={styles.list}>
        <summary>
          {words.sameAsList}
          <Icon name="down" size={16} />
        </summary>
        <ul>
          {known.map(({ stateCode, people, href }) => (
            <li key={stateCode}>
              {href === undefined ? US_STATES[stateCode] : <a href={href}>{US_STATES[stateCode]}</a>}
              <span>{words.people(people)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** A link if a page lists the people of the state. The list under the squares explains those without one. */
function Square({
  square: { stateCode, column },
  count,
  starts,
}: {
  square: StateSquare;
  count: StateCount | undefined;
  starts: readonly number[];
}) {
  const step = stepOf(count?.people ?? 0, starts);
  const className = classNames(step > 0 && styles[`step${step}`], column !== null && styles[`column${column}`]);
  if (count?.href === undefined)
    return (
      <i className={className} aria-hidden="true">
        {stateCode}
      </i>
    );
  return (
    <a
      className={className}
      href={count.href}
      aria-label={words.stateCount(`${stateCode}, ${US_STATES[stateCode]}`, count.people)}
    >
      {stateCode}
    </a>
  );
}
