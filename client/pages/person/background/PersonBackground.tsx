import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import chip from '../../../ui/action/Chip.module.css';
import skeleton from '../../../ui/loading/Skeleton.module.css';
import card from '../../../ui/surface/Card.module.css';
import foot from '../../../ui/surface/Card.module.css';
import disclaimer from '../../../ui/surface/Disclaimer.module.css';
import { Disclaimer } from '../../../ui/surface/Disclaimer.tsx';
import sectionHead from '../../../ui/surface/SectionHead.module.css';
import lantern from '../../../ui/text/Lantern.module.css';
import mask from '../../../ui/text/Masked.module.css';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonCourtRunner } from '../court-runner/PersonCourtRunner.tsx';
import lockTag from '../PersonLockTag.module.css';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import styles from './PersonBackground.module.css';
import { PersonBackgroundReport } from './PersonBackgroundReport.tsx';
import report from './PersonOpenReport.module.css';

const SHEETS = [card, chip, foot, lantern, mask, sectionHead, skeleton, lockTag, styles, report, ...OFFER_SHEETS];
const DISCLAIMER_SHEETS = [disclaimer];

/** The background report, with the disclaimer directly under it (P9-073). Nothing in it is drawn by the browser. */
export function PersonBackground({ page }: { page: PersonPageModel }) {
  return (
    <section aria-labelledby={PERSON_SECTIONS.background.anchor}>
      <ServerHtml id="background-report" sheets={SHEETS}>
        {import.meta.env.SSR ? (
          <>
            <PersonBackgroundReport page={page} />
            <PersonCourtRunner page={page} now={Date.now()} />
          </>
        ) : null}
      </ServerHtml>
      <ServerHtml id="person-disclaimer" className={styles.disclaimer} sheets={DISCLAIMER_SHEETS}>
        {import.meta.env.SSR ? <Disclaimer /> : null}
      </ServerHtml>
    </section>
  );
}
