import type { ReactNode } from 'react';
import { SiteFrame } from '../site/SiteFrame.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { Wrap } from '../site/Wrap.tsx';
import { Card, CardBody } from '../ui/surface/Card.tsx';
import styles from './AccountCard.module.css';

/** A page with one narrow card: login, sign-up, and what follows. */
export function AccountCard({ site, children }: { site: SiteModel; children: ReactNode }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div className={styles.narrow}>
          <Card>
            <CardBody>{children}</CardBody>
          </Card>
        </div>
      </Wrap>
    </SiteFrame>
  );
}
