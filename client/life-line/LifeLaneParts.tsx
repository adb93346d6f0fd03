import type { ReactNode } from 'react';
import { lifeLineCopy as words } from '../../shared/copy/person/life-line.ts';
import type { Lane, LifeLine, Stretch } from '../../shared/people/life-line/lane-model.ts';
import { classNames } from '../ui/text/class-names.ts';
import styles from './LifeLine.module.css';

/** What lines with and without dates have in common. */

/** The axis, which the lists say in words. `children`: its ticks. */
export function LifeAxis({ ends, children }: { ends: LifeLine['ends']; children?: ReactNode }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <div className={styles.track}>
        <i>{ends.first}</i>
        {children}
        <i>{ends.last}</i>
      </div>
    </div>
  );
}

/** Where somebody lived, or who owned a home. `children`: the list of stretches. */
export function LivedLane({
  lane: { name, more },
  children,
}: {
  lane: Extract<Lane, { kind: 'stretches' }>;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.lane, styles.lived)}>
      <h3>{name}</h3>
      <div>
        {children}
        {more === 0 ? null : <p className={styles.more}>{words.more(more)}</p>}
      </div>
    </div>
  );
}

/** A stretch; on an axis with dates, `place` says where. Pins of the map with its number rise together with it. */
export function LifeStretch({
  stretch: { number, label, sublabel, isMasked, isNow, href },
  place = {},
  className,
}: {
  stretch: Stretch;
  place?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  className?: string | false | undefined;
}) {
  const inside = (
    <>
      <b>{number}</b> <span>{label}</span>
    </>
  );
  return (
    <li className={classNames(isMasked && styles.masked, isNow && styles.now, className)} data-pin={number} {...place}>
      {href === null ? <span>{inside}</span> : <a href={href}>{inside}</a>}
      {sublabel === null ? null : <small>{` ${sublabel}`}</small>}
    </li>
  );
}

/** What is known without dates. */
export function LifeSentence({ lane: { name, text, note } }: { lane: Extract<Lane, { kind: 'sentence' }> }) {
  return (
    <div className={classNames(styles.lane, styles.sentence)}>
      <h3>{name}</h3>
      <p>
        {text}
        {note === null ? null : <small>{` ${note}`}</small>}
      </p>
    </div>
  );
}
