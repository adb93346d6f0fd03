import { createRoot } from 'react-dom/client';
import type { ReportSection } from '../../../../shared/records/report-limits.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonMoreRecords } from './PersonMoreRecords.tsx';

/** Puts the control that brings records in the place of the link that leads to all of them, and begins. */
export function showMoreRecords(page: PersonPageModel, link: HTMLAnchorElement): void {
  const { background } = page;
  const place = link.parentElement;
  const list = place?.parentElement?.querySelector('ul');
  if (!place || !list || background === null || background === 'missing') {
    location.assign(link.href);
    return;
  }
  const section = link.dataset.more as ReportSection;
  createRoot(place).render(<PersonMoreRecords page={page} answer={background} section={section} list={list} />);
}
