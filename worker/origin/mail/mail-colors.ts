/**
 * The site's colors (client/styles/tokens.css), light and dark: mail programs know no variables. A test compares them.
 */
export const MAIL_COLORS = {
  paper: ['#f6f3ec', '#101615'],
  surface: ['#fffdf9', '#182120'],
  ink: ['#1a2421', '#f2eee4'],
  'ink-2': ['#46504c', '#c2c6bd'],
  'ink-3': ['#626a65', '#98a19a'],
  line: ['#e2dbcd', '#2b3634'],
  'line-soft': ['#ede7db', '#243030'],
  pine: ['#12564a', '#7fcbb3'],
  'on-pine': ['#ffffff', '#08201a'],
  lamp: ['#f3b544', '#f3b544'],
  lantern: ['#1a2421', '#a9925c'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type MailColor = keyof typeof MAIL_COLORS;

/** The color where nothing is known of dark mode. */
export const light = (color: MailColor): string => MAIL_COLORS[color][0];

const dark = (color: MailColor): string => MAIL_COLORS[color][1];

/** Rules for programs that follow the reader's dark mode: classes c-, b- and l- set text, background and lines. */
export const DARK_RULES = (Object.keys(MAIL_COLORS) as MailColor[])
  .flatMap((color) => [
    `.c-${color}{color:${dark(color)}!important}`,
    `.b-${color}{background-color:${dark(color)}!important}`,
    `.l-${color}{border-color:${dark(color)}!important}`,
  ])
  .join('');
