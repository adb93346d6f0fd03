import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { type PlanOffer, PlanPriceLine } from '../../ui/action/PlanPriceLine.tsx';
import { CardFoot } from '../../ui/surface/Card.tsx';
import styles from './PhoneOpening.module.css';
import type { PhonePageModel } from './phone-model.ts';

const words = phonePageCopy.owners;

/**
 * The foot of the owners: for readers with a plan the button that opens the next person, with what it costs, or that no
 * lookup is left; for everybody else where a plan is sold, or why the name is free (F2-13).
 */
export function PhoneOpening({ page }: { page: PhonePageModel }) {
  const { answer, ownerLink, resetsAt, hasPlan } = page;
  const { opening, isOutOfLookups, owners, isListed } = answer;
  if (opening !== null) return <OpenForm page={page} left={opening.left} />;
  if (isOutOfLookups)
    return ownerLink === null ? (
      <CardFoot>
        <p>{words.out(resetsAt)}</p>
      </CardFoot>
    ) : (
      <PlanFoot offer={ownerLink} text={words.out(resetsAt)} button={words.more} />
    );
  if (ownerLink !== null) return <PlanFoot offer={ownerLink} text={words.withPlan} button={words.see} />;
  if (owners.length === 0 || (!isListed && !hasPlan)) return null;
  return (
    <CardFoot>
      <p>{isListed ? words.listedNote : words.allShown}</p>
    </CardFoot>
  );
}

/** A plan that names whoever is hidden. */
function PlanFoot({ offer, text, button }: { offer: PlanOffer; text: string; button: string }) {
  return <PlanPriceLine id="price-owner" offer={offer} text={text} compare={words.plans} button={button} />;
}

/** Works without scripts, and a form that is sent twice opens one person: it says how many were named when it was made. */
function OpenForm({ page: { answer }, left }: { page: PhonePageModel; left: number | null }) {
  const { owners, formerOwners } = answer;
  const named = owners.length + formerOwners.length;
  const cost = left === null ? words.included : words.opensPage;
  return (
    <CardFoot>
      <p>{owners.length === 0 ? cost : `${words.others} ${cost}`}</p>
      <form className={styles.open} method="post" action={paths.phone(answer)}>
        <input type="hidden" name="named" value={named} />
        <Button look="pine" type="submit" name="do" value="open">
          {owners.length === 0 ? words.show(left) : words.showNext(left)}
        </Button>
      </form>
    </CardFoot>
  );
}
