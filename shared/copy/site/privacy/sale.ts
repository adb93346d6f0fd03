import { REQUEST_CLOCKS } from '../../../requests/due-dates.ts';
import { paths } from '../../../urls/paths.ts';
import type { GuideSection } from '../guide.ts';

/** About sale and sharing, and the browser's signal against them. */
export const saleSection: GuideSection = {
  id: 'sale',
  title: 'Do not sell or share',
  text: [
    'Readers pay to open what is on record about a person. Several states call that a sale of personal information, and give the person the right to stop it.',
    `You can tell us not to sell what is on record about you. It takes no proof of who you are: every page that lists your email address is taken down within ${REQUEST_CLOCKS.saleHours} hours, or as soon as you press the button in our email. The law gives us ${REQUEST_CLOCKS.saleBusinessDays} business days.`,
    'We do not sell what we know about the people who use this site. Ads on pages about people load from an ad network, in closed frames that know neither the page nor the person. The network learns your network address and that you read this site, which several states call sharing. You can stop it: then no ads load.',
    'If your browser sends Global Privacy Control, it counts as your choice against sale and sharing, whatever else you have chosen. The footer of each page then says that your signal is honored, and if you are logged in your account remembers it. Then no ads load, even in other browsers where you are logged in.',
  ],
  links: [
    { text: 'Do not sell or share', href: paths.doNotSell() },
    { text: 'Cookie choices', href: paths.cookieChoices() },
  ],
};
