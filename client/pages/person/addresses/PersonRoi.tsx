import type { Address } from '../../../../shared/contract/address.ts';
import { personAddressesCopy } from '../../../../shared/copy/person/person-addresses.ts';
import { track } from '../../../analytics/track.ts';
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import { roiOf } from './address-roi.ts';
import type { HomeDetails } from './home-facts.ts';
import styles from './PersonRoi.module.css';
import { PersonRoiNote, PersonRoiTag } from './PersonRoiTexts.tsx';

/**
 * The appreciation tag of an address: the gauge, and what it means on request (F2-72). Neither ever changes, so the
 * server writes both. `id` is unique.
 */
export function PersonRoi({
  id,
  address,
  home,
  ratePercent,
}: {
  id: string;
  address: Address;
  home: HomeDetails | null;
  ratePercent: number;
}) {
  const roi = import.meta.env.SSR ? roiOf(address, home, ratePercent) : null;
  return (
    <Tooltip
      id={id}
      label={personAddressesCopy.roiMeaning}
      triggerClass={styles.trigger}
      onOpen={() => track('roi_explained', {})}
      trigger={
        <ServerHtml id={`${id}-tag`} as="span" className={styles.tag}>
          {import.meta.env.SSR && roi !== null ? <PersonRoiTag roi={roi} /> : null}
        </ServerHtml>
      }
    >
      <ServerHtml id={`${id}-note`} className={styles.note}>
        {import.meta.env.SSR && roi !== null ? <PersonRoiNote roi={roi} ratePercent={ratePercent} /> : null}
      </ServerHtml>
    </Tooltip>
  );
}
