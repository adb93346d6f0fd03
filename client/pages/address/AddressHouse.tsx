import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Card, CardBody, CardFoot, EmptyState } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import styles from './AddressPage.module.css';
import { AddressPeople } from './AddressPeople.tsx';
import { AddressPlans } from './AddressPlans.tsx';
import type { AddressPageModel } from './address-model.ts';

const words = addressPageCopy.house;

type House = NonNullable<AddressSearchAnswer['house']>;

/**
 * Who lives and lived in a house, as far as the reader has opened them, and the button that opens the next one (F2-16).
 * Until then it looks the same for every number, on record or not.
 */
export function AddressHouse({ house, page }: { house: House; page: AddressPageModel }) {
  const { residents, pastResidents, address } = house;
  const named = residents.length + pastResidents.length;
  const first = residents.length === 0 ? pastResidents : residents;
  return (
    <section aria-labelledby="residents">
      <SectionHead
        id="residents"
        title={residents.length === 0 && named > 0 ? words.pastTitle : words.title}
        count={named === 0 ? undefined : first.length}
      />
      <Card>
        {named === 0 && page.foundNobody ? (
          <EmptyState icon="users">
            <p role="status">
              <b>{words.nobody(address)}</b>
            </p>
            <p>{words.nobodyHint}</p>
          </EmptyState>
        ) : (
          <>
            <CardBody>{named === 0 ? <p>{words.hidden}</p> : <AddressPeople people={first} />}</CardBody>
            <HouseFoot house={house} page={page} named={named} />
          </>
        )}
      </Card>
      {residents.length === 0 || pastResidents.length === 0 ? null : (
        <div className={styles.past}>
          <SectionHead id="past-residents" title={words.pastTitle} count={pastResidents.length} />
          <Card>
            <CardBody>
              <AddressPeople people={pastResidents} />
            </CardBody>
          </Card>
        </div>
      )}
    </section>
  );
}

function HouseFoot({ house, page, named }: { house: House; page: AddressPageModel; named: number }) {
  const { opening, isComplete, isOutOfLookups, address } = house;
  if (opening !== null) {
    return (
      <CardFoot>
        <p>{named === 0 ? words.order : words.orderOfRest}</p>
        <form method="post" action={page.path}>
          {/* A form that is sent twice opens one person: this says how many were named when it was made. */}
          <input type="hidden" name="named" value={named} />
          <Button look="pine" type="submit" name="do" value="open">
            {named === 0 ? words.show(address, opening.left) : words.showNext(opening.left)}
          </Button>
        </form>
      </CardFoot>
    );
  }
  if (isComplete) {
    return (
      <CardFoot>
        <p>{words.complete}</p>
      </CardFoot>
    );
  }
  if (!isOutOfLookups) return null;
  return (
    <CardFoot>
      <AddressPlans plans={page.plans} text={words.out} link={words.more} />
    </CardFoot>
  );
}
