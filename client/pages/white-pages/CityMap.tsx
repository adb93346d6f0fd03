import type { CityAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';
import { isInCountry, pixelIn, regionAround, regionOf } from '../../../shared/geo/region.ts';
import type { LatLong } from '../../../shared/geo/web-mercator.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { RegionMap } from '../../maps/RegionMap.tsx';
import styles from './CityMap.module.css';

/** A city within the edge of its streets, and what is around it. Nothing where the origin does not say where it is, or the country's maps do not show it. */
export function CityMap({
  answer: { city, stateCode, position },
  names,
}: {
  answer: CityAnswer;
  names: MapNames | undefined;
}) {
  const region = position === undefined || !isInCountry(position) ? null : regionOf(around(position));
  if (region === null) return null;
  return (
    <div className={styles.map}>
      <RegionMap
        picture={region}
        label={browseCopy.whitePages.map(placeText(city, stateCode))}
        content={{ names, ...(outline === null ? {} : { outline: outline.map((place) => pixelIn(region, place)) }) }}
      />
    </div>
  );
}

/** How much of what is around a city the smallest map shows, in degrees to each side. */
const AROUND = 0.2;

function around({ latitude, longitude }: LatLong): LatLong[] {
  return [-AROUND, AROUND].map((degrees) => ({ latitude: latitude + degrees, longitude: longitude + degrees }));
}
