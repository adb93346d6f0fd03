import { COLLECT_SECTIONS, COLLECTED, collectCopy } from '../../../shared/copy/site/how-we-collect-data.ts';
import { GuideFrame } from '../../guide/GuideFrame.tsx';
import { GuidePart } from '../../guide/GuidePart.tsx';
import { GuideTable } from '../../guide/GuideTable.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './CollectPage.module.css';
import type { CollectPageModel } from './collect-model.ts';

const { sources } = collectCopy;
const CONTENTS = [sources, ...COLLECT_SECTIONS];

/** Where records come from, and how somebody gets off; of invented people it begins by saying so. Plain HTML. */
export function CollectPage({ page, site }: { page: CollectPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        {page.isInvented ? (
          <div className={styles.notice}>
            <Banner tone="info">{collectCopy.invented}</Banner>
          </div>
        ) : null}
        <CollectParts />
      </Wrap>
    </SiteFrame>
  );
}

/** The same for everyone, so it is rendered once. */
function CollectParts() {
  const { source, takes, means } = sources.columns;
  return (
    <GuideFrame id="how-we-collect-data" title={collectCopy.title} lede={collectCopy.lede} contents={CONTENTS}>
      <GuidePart section={sources}>
        <GuideTable
          labelledBy={sources.id}
          columns={[source, takes, means]}
          rows={Object.values(COLLECTED).map((kind) => [kind.title, kind.takes, kind.means])}
        />
      </GuidePart>
      {COLLECT_SECTIONS.map((section) => (
        <GuidePart key={section.id} section={section} />
      ))}
    </GuideFrame>
  );
}
