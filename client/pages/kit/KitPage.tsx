import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Kit } from './Kit.tsx';

/** Every control of the kit in its states, in a local run. */
export function KitPage({ site }: { site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <Kit />
      </Wrap>
    </SiteFrame>
  );
}
