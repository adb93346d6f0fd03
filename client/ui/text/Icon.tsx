import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/** One path each, on a 20-unit grid. A page's HTML contains only the icons it renders. */
const PATHS = {
  alert: 'M10 3.2 17.5 16h-15zM10 8.3v3.4M10 13.8v.1',
  badge: 'M5.5 7.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M7.3 11.2l-1 6 3.7-2 3.7 2-1-6',
  bell: 'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5.5-1.5 6h12c0-.5-1.5-2-1.5-6A4.5 4.5 0 0 0 10 3ZM8.3 16a1.8 1.8 0 0 0 3.4 0',
  bookmark: 'M5.5 3h9v14L10 13.7 5.5 17z',
  check: 'm4.5 10.5 3.7 3.7 7.3-8',
  clock: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10 6v4l2.7 1.7',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M9 7h5.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM13 7V5.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V11a2 2 0 0 0 2 2H7',
  door: 'M5.5 17V4.5A1.5 1.5 0 0 1 7 3h6a1.5 1.5 0 0 1 1.5 1.5V17M3 17h14M12 10.3v.1',
  down: 'm5 8 5 5 5-5',
  external: 'M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16.5 3.5 9.5 10.5',
  file: 'M5 2.8h6.5L15.5 7v10.2H5zM11.3 2.8v4.4h4.2M7.7 11h5M7.7 14h5',
  hash: 'M8 3 6.5 17M13.5 3 12 17M3.5 7.5h13.5M3 12.5h13.5',
  home: 'M3 9.2 10 3.5l7 5.7M5 8v8.5h10V8M8.3 16.5v-4.6h3.4v4.6',
  info: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10 9.3v4M10 6.7v.1',
  left: 'm12 5-5 5 5 5',
  lock: 'M6 9h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2ZM6.8 9V6.4a3.2 3.2 0 0 1 6.4 0V9',
  mail: 'M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM3 6l7 5 7-5',
  minus: 'M4.5 10h11',
  mobile: 'M7.5 2.5h5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM9 14.8h2',
  phone:
    'M4.2 3.5h2.6l1.4 3.6-1.8 1.3a9.4 9.4 0 0 0 5.2 5.2l1.3-1.8 3.6 1.4v2.6c0 .7-.6 1.3-1.3 1.2C8.6 16.5 3.5 11.4 3 4.8c-.1-.7.5-1.3 1.2-1.3Z',
  pin: 'M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9ZM8 8.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  plus: 'M10 4.5v11M4.5 10h11',
  right: 'm8 5 5 5-5 5',
  scale: 'M10 3v14M6.5 17h7M4 5.5h12M4.5 5.5l-2.3 5.7a2.5 2.5 0 0 0 4.6 0zM15.5 5.5l-2.3 5.7a2.5 2.5 0 0 0 4.6 0z',
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17',
  shield: 'M10 2.8 16 5v4.7c0 3.8-2.5 6.3-6 7.5-3.5-1.2-6-3.7-6-7.5V5z',
  user: 'M6.8 7a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M3.8 16.8c.5-3.2 3-4.8 6.2-4.8s5.7 1.6 6.2 4.8',
  users:
    'M4.7 7a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0M2.5 16c.4-2.8 2.4-4.3 5-4.3s4.6 1.5 5 4.3M13 4.5a2.8 2.8 0 0 1 0 5M14.8 12.2c1.5.6 2.5 1.9 2.7 3.8',
} as const;

const BOX = '0 0 20 20';

export type IconName = keyof typeof PATHS;

/**
 * Icons that pages repeat: their shape is in the page once (IconShapes), and elsewhere they refer to it. Browser code
 * without React draws the path.
 */
const REPEATED = [
  'lock',
  'down',
  'right',
  'copy',
  'scale',
  'file',
  'home',
  'badge',
  'door',
] as const satisfies readonly IconName[];

/** The id of a repeated icon's shape, short because pages have dozens of them; null for any other icon. */
function shapeId(name: IconName): string | null {
  const index = (REPEATED as readonly IconName[]).indexOf(name);
  return index < 0 ? null : `i${index}`;
}

/** The shapes of the repeated icons and `children`, in the header of every page: before everything that refers to them. */
export function IconShapes({ children }: { children?: ReactNode }) {
  return (
    <svg className={styles.shapes} aria-hidden="true">
      {children}
      {REPEATED.map((name, index) => (
        <symbol key={name} id={`i${index}`} viewBox={BOX}>
          <path d={PATHS[name]} />
        </symbol>
      ))}
    </svg>
  );
}

/** The path of an icon, for code without React. */
export function iconPath(name: IconName): string {
  return PATHS[name];
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
    <svg className={className} viewBox={BOX} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
