import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './SampleReportPage.module.css';

const words = sampleReportCopy.offer;

/** At the end of the sample: where to search, and what a report costs if that is known. */
export function SampleReportOffer({ price }: { price: string | null }) {
  return (
    <section className={styles.offer} aria-labelledby="search-for-a-person">
      <Card>
        <CardBody>
          <h2 id="search-for-a-person">{words.title}</h2>
          <p>{words.text}</p>
          {price === null ? null : <p>{`${words.price(price)} ${words.apart}`}</p>}
          <ButtonLink look="pine" href={paths.peopleSearch()}>
            {words.link}
          </ButtonLink>
        </CardBody>
      </Card>
    </section>
  );
}
