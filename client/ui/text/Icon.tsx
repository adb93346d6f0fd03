import type { ReactNode } from 'react';
import styles from './Icon.module.css';
import { ICON_BOX, ICON_PATHS, type IconName } from './icon-paths.ts';
import { REPEATED_ICONS, shapeId } from './icon-shapes.ts';

/** The shapes of the repeated icons and `children`, in the header of every page: before everything that refers to them. */
export function IconShapes({ children }: { children?: ReactNode }) {
  return (
    <svg className={styles.shapes} aria-hidden="true">
      {children}
      {REPEATED_ICONS.map((name, index) => (
        <symbol key={name} id={`i${index}`} viewBox={ICON_BOX}>
          <path d={ICON_PATHS[name]} />
        </symbol>
      ))}
    </svg>
  );
}

/** A line drawing beside a text that says the same; screen readers skip it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 13 | 16 | 20 | 24 }) {
  const className = size === 20 ? styles.icon : styles[`s${size}`];
  const shape = shapeId(name);
  if (shape !== null) {
    return (
      <svg className={className} aria-hidden="true">
        <use href={`#${shape}`} />
      </svg>
    );
  }
  return (
    <svg className={className} viewBox={ICON_BOX} aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
