/** Colours of the map in both themes: what client/styles/tokens.css has, for pictures, which cannot read it. */
export const PICTURE_COLORS = {
  light: {
    land: '#ede8dc',
    block: '#e5dfd1',
    road: '#fffdf9',
    park: '#d7e3d0',
    water: '#c9dce1',
    label: '#5e655f',
    pine: '#12564a',
    'on-pine': '#ffffff',
    surface: '#fffdf9',
  },
  dark: {
    land: '#1b2423',
    block: '#202b29',
    road: '#2e3a38',
    park: '#1b3227',
    water: '#15303a',
    label: '#98a19a',
    pine: '#7fcbb3',
    'on-pine': '#08201a',
    surface: '#182120',
  },
} as const;
