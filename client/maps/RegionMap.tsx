import type { ReactNode } from 'react';
import { mapsCopy as words } from '../../shared/copy/search/maps.ts';
import type { PlacedLabel } from '../../shared/geo/label-layout.ts';
import { MAP_BOXES } from '../../shared/geo/map-boxes.ts';
import type { MapNames } from '../../shared/geo/map-names.ts';
import { joinPins, type PinPlace } from '../../shared/geo/pins.ts';
import { type PixelPoint, REGION_HEIGHT, REGION_WIDTH, type Region } from '../../shared/geo/region.ts';
import { labelsBySize, namesIn } from '../../shared/geo/region-labels.ts';
import { paths } from '../../shared/urls/paths.ts';
import { classNames } from '../ui/text/class-names.ts';
import { MapPin } from './MapPin.tsx';
import styles from './RegionMap.module.css';

/** A circle around a place that is only roughly known, in pixels from the center. */
export interface MapCircle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What a map shows, in pixels from its center. */
export interface MapContent {
  /** in ascending order of their numbers */
  readonly places?: readonly PinPlace[];
  readonly circle?: MapCircle | null;
  /** the edge of what the map is about: drawn as a dashed line */
  readonly outline?: readonly PixelPoint[];
  /** places and states to name; none: the picture has names of its own */
  readonly names?: MapNames | undefined;
}

/**
 * A map as a picture of a region under numbered pins and names, both placed by the server, so that it is there without
 * scripts and the picture tells nothing about anybody. It takes the whole box around it, and crops the picture.
 */
export function RegionMap({
  picture,
  label,
  content: { places = [], circle = null, outline, names },
  notes = [],
  isDimmed = false,
  children,
}: {
  /** a region, or the streets around an exact place */
  picture: (Region & { readonly isStreets?: boolean }) | null;
  /** describes the map for screen readers */
  label: string;
  content: MapContent;
  /** in a corner: how exact the map is */
  notes?: readonly ReactNode[];
  isDimmed?: boolean;
  /** what is drawn over it by a script */
  children?: ReactNode;
}) {
  const pins = joinPins(places);
  const all = MAP_BOXES.at(-1);
  const labels = picture === null || names === undefined || all === undefined ? [] : namesIn(picture, names, all);
  return (
    <div className={styles.map}>
      {picture === null ? null : <RegionPicture picture={picture} label={label} isDimmed={isDimmed} />}
      <svg
        className={styles.over}
        width={REGION_WIDTH}
        height={REGION_HEIGHT}
        viewBox={`${-REGION_WIDTH / 2} ${-REGION_HEIGHT / 2} ${REGION_WIDTH} ${REGION_HEIGHT}`}
        aria-hidden="true"
      >
        {outline === undefined ? null : (
          <path className={styles.circle} fillOpacity={0.4} d={`M${outline.join('L')}z`} />
        )}
        {circle === null ? null : <circle className={styles.circle} cx={circle.x} cy={circle.y} r={circle.radius} />}
        {labelsBySize(labels, pins, MAP_BOXES).map((placed, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its step
          <MapLabels key={step} placed={placed} step={step} />
        ))}
        {/* The lowest number on top. */}
        {pins.toReversed().map((pin) => (
          <MapPin key={pin.text} pin={pin} />
        ))}
      </svg>
      {children}
      {notes.length === 0 ? null : (
        <p className={styles.notes}>
          {notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes never move
            <span key={at}>{note}</span>
          ))}
        </p>
      )}
      <small className={styles.credit}>{words.credit}</small>
    </div>
  );
}

function RegionPicture({
  picture,
  label,
  isDimmed,
}: {
  picture: Region & { readonly isStreets?: boolean };
  label: string;
  isDimmed: boolean;
}) {
  const pathIn = (theme: 'light' | 'dark') =>
    picture.isStreets === true ? paths.mapStreets({ theme, ...picture }) : paths.mapRegion({ theme, ...picture });
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={pathIn('dark')} />
      <img
        className={classNames(styles.picture, isDimmed && styles.dimmed)}
        src={pathIn('light')}
        alt={label}
        width={REGION_WIDTH}
        height={REGION_HEIGHT}
        loading="lazy"
      />
    </picture>
  );
}

/** Labels that boxes of one step and larger ones show, and the dots of their places. */
function MapLabels({ placed, step }: { placed: readonly PlacedLabel[]; step: number }) {
  if (placed.length === 0) return null;
  const dots = placed.filter(({ label }) => label.kind === 'place').map(({ label }) => `M${label.x} ${label.y}h0`);
  return (
    <g className={step === 0 ? undefined : styles[`from${step}`]}>
      {dots.length === 0 ? null : <path className={styles.dots} d={dots.join('')} />}
      {placed.map(({ label: { text, kind }, x, y, anchor }) => (
        <text
          key={`${kind} ${text}`}
          className={kind === 'pin' ? styles.pinName : kind === 'state' ? styles.state : undefined}
          x={x}
          y={y}
          textAnchor={anchor === 'start' ? undefined : anchor}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
