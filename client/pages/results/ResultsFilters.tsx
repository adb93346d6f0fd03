import { useEffect } from 'react';
import button from '../../ui/action/Button.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { ResultsPageModel } from '../page-model.ts';
import { ResultsFilterForm } from './ResultsFilterForm.tsx';
import styles from './ResultsFilters.module.css';
import { watchFilters } from './watch-filters.ts';

const ID = 'results-filters';
const SHEETS = [styles, button];

/** The filters as the server wrote them; with scripts a choice applies at once. */
export function ResultsFilters({ page }: { page: ResultsPageModel }) {
  useEffect(() => {
    const form = document.getElementById(ID)?.querySelector('form');
    return form == null ? undefined : watchFilters(form);
  }, []);
  return (
    <ServerHtml id={ID} className={styles.filters} sheets={SHEETS}>
      {import.meta.env.SSR ? <ResultsFilterForm page={page} /> : null}
    </ServerHtml>
  );
}
