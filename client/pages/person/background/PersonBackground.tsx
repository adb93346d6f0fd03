import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import card from '../../../ui/Card.module.css';
import foot from '../../../ui/CardFoot.module.css';
import chip from '../../../ui/Chip.module.css';
import disclaimer from '../../../ui/Disclaimer.module.css';
import { Disclaimer } from '../../../ui/Disclaimer.tsx';
import lantern from '../../../ui/Lantern.module.css';
import mask from '../../../ui/Masked.module.css';
import sectionHead from '../../../ui/SectionHead.module.css';
import { ServerHtml } from '../../../ui/ServerHtml.tsx';
import skeleton from '../../../ui/Skeleton.module.css';
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
