import { lifeLineCopy as words } from '../../../../shared/copy/person/life-line.ts';
import { homeId, type NumberedHome } from '../../../../shared/people/life-line/number-homes.ts';
import { lifeOf } from '../../../../shared/people/life-line/person-life.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { LifeLineCard } from '../../../life-line/LifeLineCard.tsx';
import { LifeLineFoot } from '../../../life-line/LifeLineList.tsx';
import { LISTED_ADDRESSES } from '../addresses/listed-addresses.ts';
import { PersonMap } from '../map/PersonMap.tsx';
import { arePropertiesHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import { decidePriceLine, PersonPriceLine } from './PersonPriceLine.tsx';

/** More equal stretches than this do not all show their names, so the list has to. */
const NAMED_MAX = 6;

/** The row of a home in the list of addresses; those after the first ones are only seen when the list is opened. */
function rowOf({ number }: NumberedHome): string {
  return `#${number <= LISTED_ADDRESSES ? homeId(number) : PERSON_SECTIONS.addresses.anchor}`;
}

/**
 * Where the person lived and worked, what they own and their family, on one line, with the map beside it and the price of
 * the rest under it. Nothing for somebody without an address.
 */
export function PersonLife({ page }: { page: PersonPageModel }) {
  const hasProperties = !arePropertiesHidden(page);
  const life = lifeOf(page.details.results, { today: page.today, hasProperties, hrefOf: rowOf });
  if (life === null) return null;
  const { line, about, isMasked } = life;
  const isTimed = line.scale === 'time';
  // Without dates, what a lane does not name has to be in the list.
  const named = line.lanes.reduce(
    (sum, lane) => sum + (lane.kind === 'stretches' ? Math.min(lane.stretches.length, NAMED_MAX) : 1),
    0,
  );
  const price = isMasked ? decidePriceLine(page) : null;
  return (
    <LifeLineCard id="life" title={words.title} about={about} line={line} map={<PersonMap page={page} />}>
      {isTimed || line.list.length > named ? (
        <LifeLineFoot list={line.list} note={isTimed ? words.gaps : null} />
      ) : null}
      {price === null ? null : <PersonPriceLine page={page} price={price} />}
    </LifeLineCard>
  );
}
