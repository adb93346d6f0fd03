/** The site's icons, static files that scripts/site-icons.ts draws. Sides in pixels. */
export const SITE_ICONS = {
  svg: { path: '/favicon.svg' },
  ico: { path: '/favicon.ico' },
  apple: { path: '/apple-touch-icon.png', side: 180 },
  /** on home screens: as it is, and with room for whatever shape the system cuts out */
  installed: [
    { path: '/icon-192.png', side: 192, purpose: 'any' },
    { path: '/icon-512.png', side: 512, purpose: 'any' },
    { path: '/icon-maskable-192.png', side: 192, purpose: 'maskable' },
    { path: '/icon-maskable-512.png', side: 512, purpose: 'maskable' },
  ],
} as const;

export const SITE_MANIFEST_PATH = '/site.webmanifest';
