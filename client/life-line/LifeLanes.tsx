import type { Lane, LifeLine } from '../../shared/people/life-line/lane-model.ts';
import { classNames } from '../ui/text/class-names.ts';
import { DatedLanes } from './DatedLanes.tsx';
import { LifeAxis, LifeSentence, LifeStretch, LivedLane } from './LifeLaneParts.tsx';
import styles from './LifeLine.module.css';

/**
 * The lanes of a life line. Each lane is one list, which is drawn, read aloud and printed. It runs from left to right if
 * there is room, otherwise upright with now on top.
 */
export function LifeLanes({ line }: { line: LifeLine }) {
  if (line.scale === 'time') return <DatedLanes line={line} />;
  return (
    <div className={classNames(styles.lanes, styles.ordered)}>
      <LifeAxis ends={line.ends} />
      {line.lanes.map((lane) => (
        <OrderedLane key={lane.name} lane={lane} />
      ))}
    </div>
  );
}

/** Without dates there are stretches and sentences only. */
function OrderedLane({ lane }: { lane: Lane }) {
  if (lane.kind === 'sentence') return <LifeSentence lane={lane} />;
  if (lane.kind !== 'stretches') return null;
  return (
    <LivedLane lane={lane}>
      <ol className={styles.track}>
        {lane.stretches.map((stretch) => (
          <LifeStretch key={stretch.number} stretch={stretch} />
        ))}
      </ol>
    </LivedLane>
  );
}
