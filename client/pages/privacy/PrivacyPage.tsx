import { privacyContactSection } from '../../../shared/copy/site/privacy/contact.ts';
import { privacyCopy } from '../../../shared/copy/site/privacy/privacy.ts';
import { PRIVACY_PARTS } from '../../../shared/copy/site/privacy/sections.ts';
import { GuideFrame } from '../../guide/GuideFrame.tsx';
import { GuidePart } from '../../guide/GuidePart.tsx';
import { OperatorContact } from '../../guide/OperatorContact.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { PrivacyTable } from './PrivacyTable.tsx';
import type { PrivacyPageModel } from './privacy-model.ts';

const { title, lede } = privacyCopy;
const CONTENTS = [...PRIVACY_PARTS, privacyContactSection];

/** What we keep, why and for how long; plain HTML. */
export function PrivacyPage({ site }: { page: PrivacyPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <GuideFrame id="privacy" title={title} lede={lede} contents={CONTENTS}>
          <PrivacyParts />
          <GuidePart section={privacyContactSection}>
            <OperatorContact operator={site.operator} />
          </GuidePart>
        </GuideFrame>
      </Wrap>
    </SiteFrame>
  );
}

/** The same for everyone, so it is rendered once. */
function PrivacyParts() {
  const { short } = privacyCopy;
  return (
    <>
      <GuidePart section={{ id: 'short', title: short.title, text: [], points: short.points }} />
      {PRIVACY_PARTS.map((section) => (
        <GuidePart key={section.id} section={section}>
          {'rows' in section && section.rows.length > 0 ? <PrivacyTable section={section} /> : null}
        </GuidePart>
      ))}
    </>
  );
}
