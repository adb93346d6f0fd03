import { refreshedText } from '../../../shared/copy/format/refreshed.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { Card, CardBody, CardFoot, EmptyState } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import styles from './AddressPage.module.css';
import { AddressPeople } from './AddressPeople.tsx';
import type { AddressPageModel } from './address-model.ts';

const words = addressPageCopy.listed;

/** People on the street with a landline in a public directory, whatever their house. */
export function AddressListed({ page: { answer } }: { page: AddressPageModel }) {
  const { street, listed, hasMoreListed, refreshedOn } = answer;
  return (
    <section aria-labelledby="listed">
      <SectionHead id="listed" title={words.title(street)} count={listed.length === 0 ? undefined : listed.length}>
        {refreshedOn === undefined ? null : <span className={styles.refreshed}>{refreshedText(refreshedOn)}</span>}
      </SectionHead>
      <Card>
        {listed.length === 0 ? (
          <EmptyState icon="phone">
            <p>{words.none}</p>
          </EmptyState>
        ) : (
          <>
            <CardBody>
              <AddressPeople people={listed} />
            </CardBody>
            <CardFoot>
              <p className={styles.across}>
                {hasMoreListed ? `${words.first(listed.length)} ${words.foot}` : words.foot}
              </p>
            </CardFoot>
          </>
        )}
      </Card>
    </section>
  );
}
