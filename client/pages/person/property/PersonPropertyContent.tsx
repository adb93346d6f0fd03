import { personPropertyCopy as words } from '../../../../shared/copy/person/person-property.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { PropertyReport } from '../../../property/PropertyReport.tsx';
import { PropertyTeaser } from '../../../property/PropertyTeaser.tsx';
import styles from '../../../ui/list/FieldList.module.css';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import type { PropertyState } from './use-property-answer.ts';

/** Fields of the skeleton: about a section. */
const SKELETON_FIELDS = 12;

/** What the dialog holds: boxes of what is on its way, the report, its teaser, or why there is none. */
export function PersonPropertyContent({ state }: { state: PropertyState }) {
  switch (state) {
    case 'loading':
      return (
        <div className={styles.fields}>
          {Array.from({ length: SKELETON_FIELDS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
            <div key={index}>
              <Skeleton shape="text" />
              <Skeleton shape="text" />
            </div>
          ))}
        </div>
      );
    case 'failed':
      return <p role="alert">{words.failed}</p>;
    case 'gone':
      return <p role="alert">{words.gone}</p>;
    default:
      return state.type === 'full' ? (
        <PropertyReport property={state.property} />
      ) : (
        <PropertyTeaser>
          <p>{placeText(state.address.city, state.address.stateCode)}</p>
        </PropertyTeaser>
      );
  }
}
