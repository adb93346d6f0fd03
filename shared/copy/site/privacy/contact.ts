import { paths } from '../../../urls/paths.ts';
import { formatDay } from '../../format/day.ts';
import type { GuideSection } from '../guide.ts';

/** The day of the present wording. */
const PRIVACY_VERSION = '2026-11-26';

/** Changes of the privacy page, and whom to ask. */
export const privacyContactSection: GuideSection = {
  id: 'contact',
  title: 'Changes and questions',
  text: [
    'The times in these tables are the ones by which our programs delete: both come from one list, and whoever changes it changes this page.',
    `This page was last changed on ${formatDay(Date.parse(PRIVACY_VERSION))}.`,
  ],
  links: [{ text: 'Help', href: paths.help() }],
};
