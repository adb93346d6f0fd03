import { SITE_ICONS, SITE_MANIFEST_PATH } from '../shared/urls/site-icons.ts';
import { THEME_COLORS } from './theme-colors.ts';

/** What a tab, a home screen and the browser's own bars show of the site. Only the worker renders it. */
export function SiteIcons() {
  const { ico, svg, apple } = SITE_ICONS;
  return (
    <>
      {/* Browsers that can read the drawing pass over a picture that names a size. */}
      <link rel="icon" href={ico.path} sizes="32x32" />
      <link rel="icon" href={svg.path} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={apple.path} />
      <link rel="manifest" href={SITE_MANIFEST_PATH} />
      <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
