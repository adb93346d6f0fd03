import type { ReactNode } from 'react';
import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { classNames } from '../../ui/text/class-names.ts';
import styles from './KitControl.module.css';

export type KitState = keyof typeof kitPageCopy.states;

/** For what can be pressed: the states of a pointer and the Tab key. */
export const POINTED = ['rest', 'hover', 'focus', 'pressed'] as const satisfies readonly KitState[];

/** States that the style sheet of this page forces. What is pressed is hovered, too; other states are the component's own. */
const FORCED: Partial<Record<KitState, string>> = { hover: 'hover', focus: 'focus', pressed: 'hover pressed' };

/**
 * A component of the kit by its name, once in each of these states. `isWide`: below each other, as wide as the page.
 * `isLandmark`: its name in the page is fixed, so screen readers get only the first one; the others are pictures.
 */
export function KitControl<S extends KitState>({
  name,
  states,
  isWide = false,
  isLandmark = false,
  children,
}: {
  name: string;
  states: readonly S[];
  isWide?: boolean;
  isLandmark?: boolean;
  children: (state: S) => ReactNode;
}) {
  return (
    <div className={styles.control} data-control={name}>
      <h3>{name}</h3>
      <ul className={classNames(styles.states, isWide && styles.wide)}>
        {states.map((state, index) => (
          <li key={state}>
            <p className={styles.state}>{kitPageCopy.states[state]}</p>
            <div className={styles.sample} data-state={FORCED[state] ?? state} inert={isLandmark && index > 0}>
              {children(state)}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
