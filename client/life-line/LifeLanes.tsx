import { lifeLineCopy as words } from '../../shared/copy/person/life-line.ts';
import type { Band, Lane, LifeLine, Ring, Stretch } from '../../shared/people/life-line/lane-model.ts';
import { classNames } from '../ui/text/class-names.ts';
import styles from './LifeLine.module.css';
import { stepBits } from './step-bits.ts';

/**
 * The lanes of a life line. Each lane is one list, which is the drawing, what a screen reader says and what is printed;
 * from left to right if there is room, otherwise upright with now on top.
 */
export function LifeLanes({ line }: { line: LifeLine }) {
  return (
    <div className={classNames(styles.lanes, line.scale === 'order' && styles.ordered)}>
      <div className={styles.axis} aria-hidden="true">
        <div className={styles.track}>
          <i>{line.ends.first}</i>
          {line.ticks.map(({ label, at }) => (
            <i key={label} data-a={stepBits(at)}>
              {label}
            </i>
          ))}
          <i>{line.ends.last}</i>
        </div>
      </div>
      {line.lanes.map((lane) => (
        <LifeLane key={lane.name} lane={lane} />
      ))}
    </div>
  );
}

function LifeLane({ lane }: { lane: Lane }) {
  switch (lane.kind) {
    case 'stretches':
      return (
        <div className={classNames(styles.lane, styles.lived)}>
          <h3>{lane.name}</h3>
          <div>
            <ol className={styles.track} data-rows={lane.rows}>
              {lane.stretches.map((stretch) => (
                <LifeStretch key={stretch.number} stretch={stretch} />
              ))}
            </ol>
            {lane.more === 0 ? null : <p className={styles.more}>{words.more(lane.more)}</p>}
          </div>
        </div>
      );
    case 'bands':
      return (
        <div className={classNames(styles.lane, styles.bands)}>
          <h3>{lane.name}</h3>
          <ol className={styles.track} data-rows={lane.rows} data-tone={lane.tone}>
            {lane.bands.map((band, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have the same words, and none ever moves
              <LifeBand key={index} band={band} />
            ))}
          </ol>
        </div>
      );
    case 'rings':
      return (
        <div className={classNames(styles.lane, styles.rings)}>
          <h3>{lane.name}</h3>
          <ol className={styles.track} data-rows={lane.rows}>
            {lane.rings.map((ring, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two relatives may have the same name, and none ever moves
              <LifeRing key={index} ring={ring} />
            ))}
          </ol>
        </div>
      );
    case 'sentence':
      return (
        <div className={classNames(styles.lane, styles.sentence)}>
          <h3>{lane.name}</h3>
          <p>
            {lane.text}
            {lane.note === null ? null : <small>{` ${lane.note}`}</small>}
          </p>
        </div>
      );
  }
}

function LifeStretch({ stretch }: { stretch: Stretch }) {
  const { number, label, sublabel, span, row, isAlone, isMasked, isNow, href } = stretch;
  const inside = (
    <>
      <b>{number}</b> <span>{label}</span>
    </>
  );
  return (
    <li
      className={classNames(isMasked && styles.masked, isNow && styles.now, !isAlone && styles.shared)}
      data-n={number}
      {...(span === null ? {} : { 'data-a': stepBits(span.start), 'data-w': stepBits(span.length) })}
      data-r={row === 0 ? undefined : row}
    >
      {href === null ? <span>{inside}</span> : <a href={href}>{inside}</a>}
      {sublabel === null ? null : <small>{` ${sublabel}`}</small>}
    </li>
  );
}

function LifeBand({ band: { label, sublabel, span, row, isTextAtEnd } }: { band: Band }) {
  return (
    <li
      className={isTextAtEnd ? styles.before : undefined}
      data-a={stepBits(span.start)}
      data-w={stepBits(span.length)}
      data-r={row === 0 ? undefined : row}
    >
      <span>{label}</span> <small>{sublabel}</small>
    </li>
  );
}

function LifeRing({ ring: { label, sublabel, at, row, isTextBefore } }: { ring: Ring }) {
  return (
    <li className={isTextBefore ? styles.before : undefined} data-a={stepBits(at)} data-r={row === 0 ? undefined : row}>
      <span>{label}</span> <small>{sublabel}</small>
    </li>
  );
}
