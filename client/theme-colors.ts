/** The colors of the header, which a browser may give its own bars: --surface of styles/tokens.css. */
export const THEME_COLORS = { light: '#fffdf9', dark: '#182120' } as const;

/** What stands behind the lantern in icons, and while an installed site opens: --paper of styles/tokens.css, light. */
export const ICON_PAPER = '#f6f3ec';
