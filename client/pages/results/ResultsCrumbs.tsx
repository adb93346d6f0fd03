import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import type { ResultsPageModel } from '../page-model.ts';
import { resultsCrumbs } from './results-crumbs.ts';

/** The way to a list, and the place as it was asked for. */
export function ResultsCrumbs({ page }: { page: ResultsPageModel }) {
  return <Crumbs crumbs={resultsCrumbs(page)} here={page.location.trim() || null} />;
}
