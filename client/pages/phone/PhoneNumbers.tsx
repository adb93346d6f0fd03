import type { PhoneSearchAnswer } from '../../../shared/contract/finding.ts';
import { formatPhone } from '../../../shared/copy/phone-number.ts';
import { phonePageCopy } from '../../../shared/copy/phone-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './PhonePage.module.css';

const words = phonePageCopy.partial;

/** The numbers on record that fit a partial one, each with the way to its page (F2-13). */
export function PhoneNumbers({ answer: { numbers, hasMoreNumbers } }: { answer: PhoneSearchAnswer }) {
  return (
    <section aria-labelledby="numbers">
      <SectionHead id="numbers" title={words.title} />
      {numbers.length === 0 ? (
        <Card>
          <EmptyState icon="phone">
            <p>{words.nobody}</p>
            <ButtonLink size="small" href={paths.reversePhone()}>
              {words.another}
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <>
          <p className={styles.hint}>{hasMoreNumbers ? words.more(numbers.length) : words.narrow}</p>
          <ul className={styles.numbers}>
            {numbers.map(({ phone, lineType, city, state }) => (
              <li key={phone}>
                <a href={paths.phone({ phone })}>{formatPhone(phone)}</a>
                <span>{[phonePageCopy.lineType(lineType), placeText(city, state)].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
