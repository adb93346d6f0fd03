import { type Row, typedInto } from './rows.ts';

const places: readonly Row[] = [
  ['Portland, OR', '/white-pages/portland-or'],
  ['portland or', '/white-pages/portland-or'],
  ['Portland Oregon', '/white-pages/portland-or'],
  ['portlnad or', '/white-pages/portland-or'],
  ['Chicago, Illinois', '/white-pages/chicago-il'],
  ['Houston Texas', '/white-pages/houston-tx'],
  ['San Francisco, Calif.', '/white-pages/san-francisco-ca'],
  ['Los Angeles, CA', '/white-pages/los-angeles-ca'],
  ['Queens, NY', '/white-pages/queens-ny'],
  ['90210', '/white-pages/90210'],
  ['77002', '/white-pages/77002'],
  ['77002-1234', '/white-pages/77002-1234'],
  ['Portland OR 97201', '/white-pages/portland-or'],
  ['Beverly Hills, CA', '/white-pages/beverly-hills-ca'],
  ['Oregon City, OR', '/white-pages/oregon-city-or'],
  ['Oregon City', '/white-pages/oregon-city-or'],
  ['Mt Vernon, WA', '/white-pages/mount-vernon-wa'],
  ['Mount Vernon WA', '/white-pages/mount-vernon-wa'],
  ['St Pete', '/white-pages/st-petersburg-fl'],
  ['SF', '/white-pages/san-francisco-ca'],
  ['near Portland or', '/white-pages/near-portland-or'],
  ['Queens', '/white-pages/queens-ny'],
  ['King County', '/white-pages/king-county-wa'],
  ['nyc', '/white-pages/new-york-ny'],
  ['New York City', '/white-pages/new-york-ny'],
  ['ny ny', '/white-pages/new-york-ny'],
  ['Philly', '/white-pages/philadelphia-pa'],
  ['King County, WA', '/white-pages/king-county-wa'],
  ['Calif', '/white-pages/ca'],
  ['California', '/white-pages/ca'],
];

/** Places alone, typed where a name is expected. */
export const placeLines = [
  ...typedInto('name', places),
  ...typedInto('phone', [['Portland, OR', '/white-pages/portland-or']]),
  ...typedInto('address', [['97201', '/white-pages/97201']]),
  ...typedInto('name', [['90210', '/white-pages/90210']], 'Houston, TX'),
  ...typedInto('name', [
    ['Houston', { asks: ['/white-pages/houston-tx', '/name/Houston/-'] }],
    ['houston', { asks: ['/white-pages/houston-tx', '/name/Houston/-'] }],
    ['Jackson Mississippi', '/white-pages/jackson-ms'],
    ['LA', { asks: ['/white-pages/la', '/white-pages/los-angeles-ca'] }],
    ['new york', { asks: ['/white-pages/ny', '/white-pages/new-york-ny'] }],
  ]),
];
