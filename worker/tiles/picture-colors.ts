/** The map's colors in both themes: those in client/styles/tokens.css, for pictures, which cannot read it. */
export const PICTURE_COLORS = {
  light: {
    land: '#ede8dc',
    block: '#e5dfd1',
    road: '#fffdf9',
    park: '#d7e3d0',
    water: '#c9dce1',
    label: '#5e655f',
    line: '#858a82',
  },
  dark: {
    land: '#1b2423',
    block: '#202b29',
    road: '#2e3a38',
    park: '#1b3227',
    water: '#15303a',
    label: '#98a19a',
    line: '#6e7a75',
  },
} as const;
