/** The text of the kit's components. */
export const kitCopy = {
  close: 'Close',
  loading: 'Loading',
  copied: 'Copied to clipboard!',
  tabsBack: 'Scroll the tabs left',
  tabsOn: 'Scroll the tabs right',
  seeMore: '...more',
  seeLess: 'less',
  wholeText: 'Show the whole text',
  lessText: 'Show less of it',
} as const;
