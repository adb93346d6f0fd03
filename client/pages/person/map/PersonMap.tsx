import { VAGUE_DEGREES } from '../../../../shared/geo/map-numbers.ts';
import { pixelIn, pixelsAt } from '../../../../shared/geo/region.ts';
import { RegionMap } from '../../../maps/RegionMap.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { MAP_BOX_ID, MAP_ID } from '../place-ids.ts';
import { personPlaces } from './map-model.ts';

/** A circle under a pin would not be seen. */
const RADIUS_MIN = 15;

/**
 * The map of where the person lives and has lived (F2-71): a picture of the region under pins with the numbers of the life
 * line. It is there at once and without JavaScript; if places are exact, a map that can be moved is drawn over it
 * (start-person-map.ts). Without a position, it shows the country and says why. It fills the box around it.
 */
export function PersonMap({ page }: { page: PersonPageModel }) {
  const { markers, view, street, notes, label } = personPlaces(page.details.results.addresses);
  const places = markers.map((marker) => {
    const [x, y] = pixelIn(view, marker);
    return { number: marker.index + 1, name: view.isStreets ? '' : marker.name, x, y };
  });
  const [x, y] = street === null ? [0, 0] : pixelIn(view, street);
  const radius = Math.max(RADIUS_MIN, Math.round((VAGUE_DEGREES * pixelsAt(view.zoom)) / 360));
  return (
    <div id={MAP_ID}>
      <RegionMap
        picture={view}
        label={label}
        content={{
          places,
          circle: street === null ? null : { x, y, radius },
          names: view.isStreets ? undefined : page.mapNames,
        }}
        notes={notes}
        isDimmed={markers.length === 0}
      >
        <div id={MAP_BOX_ID} />
      </RegionMap>
    </div>
  );
}
