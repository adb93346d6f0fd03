import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Card, CardBody, CardFoot, EmptyState } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import styles from './AddressPeople.module.css';
import { AddressPeople } from './AddressPeople.tsx';
import { AddressPlans } from './AddressPlans.tsx';
import type { AddressPageModel } from './address-model.ts';

const words = addressPageCopy.listed;

/** Who on the street has a landline in a public directory, in any of its houses, and how to look up a house. */
export function AddressListed({ page }: { page: AddressPageModel }) {
  const { listed, hasMoreListed } = page.answer;
  return (
    <section aria-labelledby="listed">
      <SectionHead id="listed" title={words.title} count={listed.length === 0 ? undefined : listed.length} />
      <Card>
        {listed.length === 0 ? (
          <EmptyState icon="phone">
            <p>{words.none}</p>
          </EmptyState>
        ) : (
          <CardBody>
            <p className={styles.who}>{hasMoreListed ? `${words.who} ${words.first(listed.length)}` : words.who}</p>
            <AddressPeople people={listed.map((person) => ({ person }))} />
          </CardBody>
        )}
        <ListedFoot page={page} />
      </Card>
    </section>
  );
}

/** Beneath a house there is nothing more to offer. */
function ListedFoot({ page: { answer, plans } }: { page: AddressPageModel }) {
  const { house, city, stateCode } = answer;
  if (house !== null) return null;
  if (plans !== null) {
    return (
      <CardFoot>
        <AddressPlans plans={plans} text={words.plan} link={words.see} />
      </CardFoot>
    );
  }
  return (
    <CardFoot>
      <p>{words.search}</p>
      <a href={paths.addressSearch({ location: placeText(city, stateCode) })}>{words.searchLink}</a>
    </CardFoot>
  );
}
