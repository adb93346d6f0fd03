import { personMapCopy as words } from '../../shared/copy/person/person-map.ts';
import type { MapNames } from '../../shared/geo/map-names.ts';
import { START_ZOOM, VAGUE_DEGREES } from '../../shared/geo/map-numbers.ts';
import { isInCountry, pixelIn, pixelsAt, regionOf } from '../../shared/geo/region.ts';
import type { LatLong } from '../../shared/geo/web-mercator.ts';
import styles from './PlaceMap.module.css';
import { RegionMap } from './RegionMap.tsx';

/**
 * A map of one place in a frame of its own: the streets around a home with its pin or, for a rounded position, the region
 * with a circle around where it may be (F9-46). Nothing for a position that the country's maps do not show.
 */
export function PlaceMap({
  position,
  isExact,
  name,
  place,
  names,
}: {
  position: LatLong;
  isExact: boolean;
  /** beside the pin: '538 Dunby Ln' */
  name: string;
  /** 'Portland, OR', for screen readers */
  place: string;
  /** what the map names around it */
  names: MapNames | undefined;
}) {
  const region = isInCountry(position) ? regionOf([position]) : null;
  if (region === null) return null;
  const label = words.label(place, !isExact);
  if (isExact) {
    return (
      <div className={styles.map}>
        <RegionMap
          picture={{ ...position, zoom: START_ZOOM, isStreets: true }}
          label={label}
          content={{ places: [{ number: 1, name, x: 0, y: 0 }] }}
        />
      </div>
    );
  }
  const [x, y] = pixelIn(region, position);
  const radius = Math.round((VAGUE_DEGREES * pixelsAt(region.zoom)) / 360);
  return (
    <div className={styles.map}>
      <RegionMap
        picture={region}
        label={label}
        content={{ circle: { x, y, radius }, names }}
        notes={[words.approximate]}
      />
    </div>
  );
}
