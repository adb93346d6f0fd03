import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { routesCopy } from '../../../shared/copy/site/routes.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';

/** Home, then the sample: the person is in no directory. */
export function sampleReportTrail(): Trail {
  return { crumbs: [{ name: routesCopy.home.title, path: paths.home() }], here: sampleReportCopy.crumb };
}
