import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import styles from './SiteFooter.module.css';
import { SiteFooterParts } from './SiteFooterParts.tsx';

export function SiteFooter() {
  return (
    <ServerHtml id="site-footer" as="footer" className={styles.footer}>
      {import.meta.env.SSR ? <SiteFooterParts /> : null}
    </ServerHtml>
  );
}
