/** Words of the parts that every page is built from. */
export const kitCopy = {
  close: 'Close',
  loading: 'Loading',
  copied: 'Copied to clipboard!',
  tabsBack: 'Scroll the tabs left',
  tabsOn: 'Scroll the tabs right',
  seeMore: '...more',
  seeLess: 'less',
} as const;
