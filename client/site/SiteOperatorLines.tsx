import type { SiteOperator } from '../../shared/contract/operations/site.ts';
import { operatorCopy } from '../../shared/copy/site/operator.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './SiteFooter.module.css';

/** The sentence that a data broker's site has to show; where it names the register, that is a link to it. */
export function BrokerNotice({ text }: { text: string }) {
  const { text: register, href } = operatorCopy.registerLink;
  const [before = '', after] = text.split(register, 2);
  return (
    <div className={styles.legal}>
      <p>
        {before}
        {after === undefined ? null : <a href={href}>{register}</a>}
        {after}
      </p>
    </div>
  );
}

/** Name and address of who runs the site, and where they are registered. */
export function SiteOperatorLines({ operator }: { operator: SiteOperator }) {
  const { name, postalAddress, registrations } = operator;
  return (
    <>
      <span>{postalAddress === null ? name : `${name}, ${postalAddress}`}</span>
      {registrations.length === 0 ? null : (
        <span>
          {`${operatorCopy.registrations}: ${registrations.map((entry) => registrationText(entry, name)).join('; ')}`}
        </span>
      )}
    </>
  );
}

function registrationText({ stateCode, number, name }: SiteOperator['registrations'][number], operator: string) {
  return operatorCopy.registration(stateName(stateCode), number, name === operator ? null : name);
}

/** Says that the browser's Global Privacy Control was heard. */
export function OptOutSignal() {
  return (
    <a className={styles.signed} href={paths.doNotSell()}>
      {operatorCopy.signal}
      <Icon name="check" size={16} />
    </a>
  );
}
