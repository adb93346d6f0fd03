import { personPrintCopy as words } from '../../../shared/copy/person/person-print.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import disclaimer from '../../ui/surface/Disclaimer.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import styles from './PersonPrint.module.css';
import { PersonPrintSheet } from './PersonPrintSheet.tsx';
import type { PersonPrintPageModel } from './person-print-model.ts';

const SHEETS = [disclaimer];

/** A person page as a sheet of paper. The browser renders nothing of it; it only prints. */
export function PersonPrintPage({ page }: { page: PersonPrintPageModel }) {
  return (
    <main className={styles.page}>
      <nav className={styles.actions} aria-label={words.actions}>
        <Button look="pine" onClick={() => print()}>
          {words.print}
        </Button>
        <ButtonLink href={page.backHref}>{words.back}</ButtonLink>
      </nav>
      <ServerHtml id="person-print" className={styles.paper} sheets={SHEETS}>
        {import.meta.env.SSR && page.sheet !== undefined ? <PersonPrintSheet sheet={page.sheet} /> : null}
      </ServerHtml>
    </main>
  );
}
