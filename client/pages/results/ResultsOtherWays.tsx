import { resultsNoneCopy } from '../../../shared/copy/search/results-none.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './ResultsOtherWays.module.css';

const words = resultsNoneCopy.otherWays;

/** Beside a search that found nobody: other ways to find a person. */
export function ResultsOtherWays() {
  return (
    <Card>
      <CardBody>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.text}>{words.text}</p>
        <div className={styles.ways}>
          <ButtonLink size="small" href={paths.reversePhone()}>
            {words.phone}
          </ButtonLink>
          <ButtonLink size="small" href={paths.addressSearch()}>
            {words.address}
          </ButtonLink>
        </div>
      </CardBody>
    </Card>
  );
}
