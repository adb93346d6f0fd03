import type { CityAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';
import { isInCountry, pixelIn, regionAround, regionOf } from '../../../shared/geo/region.ts';
import { placeText } from '../../../shared/urls/location.ts';
import frame from '../../maps/PlaceMap.module.css';
import { RegionMap } from '../../maps/RegionMap.tsx';
import { classNames } from '../../ui/text/class-names.ts';

/**
 * A city with the edge of its streets and the area around it. Nothing if the origin does not say where it is, or the
 * country's maps do not show it.
 */
export function CityMap({
  answer: { city, stateCode, position },
  names,
}: {
  answer: CityAnswer;
  names: MapNames | undefined;
}) {
  if (position === undefined || !isInCountry(position)) return null;
  const edge = names?.outlineOf?.(position) ?? null;
  const region = edge === null ? regionOf([position]) : regionAround(position, edge);
  if (region === null) return null;
  const outline = edge === null ? {} : { outline: edge.map((place) => pixelIn(region, place)) };
  return (
    <div className={classNames(frame.map, frame.tall)}>
      <RegionMap
        picture={region}
        label={browseCopy.whitePages.map(placeText(city, stateCode))}
        content={{ names, ...outline }}
      />
    </div>
  );
}
