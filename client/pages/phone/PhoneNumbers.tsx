import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import styles from './PhonePage.module.css';

const words = phonePageCopy.partial;
/** Exactly seven digits: a number without its area code looks the same. */
const BEGINNING = /^1\d{7}XXX$/;

/** The listed landlines that match a partial number, each linked to its page, and how many other numbers do (F2-13). */
export function PhoneNumbers({ answer }: { answer: PhoneSearchAnswer }) {
  const { phone, numbers, hasMoreNumbers, otherNumbers } = answer;
  return (
    <section aria-labelledby="numbers">
      <SectionHead id="numbers" title={words.title} />
      {BEGINNING.test(phone) ? <p className={styles.hint}>{words.readFromStart}</p> : null}
      {numbers.length === 0 ? (
        <Card>
          <EmptyState icon="phone">
            <p>{words.nobody}</p>
            <p>{words.others(otherNumbers)}</p>
            <ButtonLink size="small" href={paths.reversePhone()}>
              {words.another}
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <>
          <p className={styles.hint}>{hasMoreNumbers ? words.more(numbers.length) : words.narrow}</p>
          <ul className={styles.numbers}>
            {numbers.map((one) => (
              <li key={one.phone}>
                <a href={paths.phone(one)}>{formatPhone(one.phone)}</a>
              </li>
            ))}
          </ul>
          <p className={styles.others}>{words.others(otherNumbers)}</p>
        </>
      )}
    </section>
  );
}
