import type { Band, Lane, LifeLine, Ring, Span } from '../../shared/people/life-line/lane-model.ts';
import { classNames } from '../ui/text/class-names.ts';
// Its rules come after those of every line.
import styles from './DatedLanes.module.css';
import { LifeAxis, LifeSentence, LifeStretch, LivedLane } from './LifeLaneParts.tsx';
import base from './LifeLine.module.css';
import { stepBits } from './step-bits.ts';

/** The lanes of a line with dates, which few readers of a person page may see: its style sheet is one of rare parts. */
export function DatedLanes({ line }: { line: LifeLine }) {
  return (
    <div className={classNames(base.lanes, styles.dated)}>
      <LifeAxis ends={line.ends}>
        {line.ticks.map(({ label, at }) => (
          <i key={label} data-a={stepBits(at)}>
            {label}
          </i>
        ))}
      </LifeAxis>
      {line.lanes.map((lane) => (
        <DatedLane key={lane.name} lane={lane} />
      ))}
    </div>
  );
}

function DatedLane({ lane }: { lane: Lane }) {
  switch (lane.kind) {
    case 'stretches':
      return (
        <LivedLane lane={lane}>
          <ol className={classNames(base.track, styles.homes)} data-rows={lane.rows}>
            {lane.stretches.map((stretch) => (
              <LifeStretch
                key={stretch.number}
                stretch={stretch}
                className={!stretch.isAlone && styles.shared}
                place={{ ...(stretch.span === null ? {} : alongAxis(stretch.span)), ...inRow(stretch.row) }}
              />
            ))}
          </ol>
        </LivedLane>
      );
    case 'bands':
      return (
        <div className={classNames(base.lane, styles.bands)}>
          <h3>{lane.name}</h3>
          <ol className={base.track} data-rows={lane.rows} data-tone={lane.tone}>
            {lane.bands.map((band, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have the same words, and none ever moves
              <LifeBand key={index} band={band} />
            ))}
          </ol>
        </div>
      );
    case 'rings':
      return (
        <div className={classNames(base.lane, styles.rings)}>
          <h3>{lane.name}</h3>
          <ol className={base.track} data-rows={lane.rows}>
            {lane.rings.map((ring, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two relatives may have the same name, and none ever moves
              <LifeRing key={index} ring={ring} />
            ))}
          </ol>
        </div>
      );
    case 'sentence':
      return <LifeSentence lane={lane} />;
  }
}

function LifeBand({ band: { label, sublabel, span, row, isTextAtEnd } }: { band: Band }) {
  return (
    <li className={isTextAtEnd ? styles.before : undefined} {...alongAxis(span)} {...inRow(row)}>
      <span>{label}</span> <small>{sublabel}</small>
    </li>
  );
}

function LifeRing({ ring: { label, sublabel, at, row, isTextBefore } }: { ring: Ring }) {
  return (
    <li className={isTextBefore ? styles.before : undefined} data-a={stepBits(at)} {...inRow(row)}>
      <span>{label}</span> <small>{sublabel}</small>
    </li>
  );
}

const alongAxis = ({ start, length }: Span) => ({ 'data-a': stepBits(start), 'data-w': stepBits(length) });
const inRow = (row: number) => ({ 'data-r': row === 0 ? undefined : row });
