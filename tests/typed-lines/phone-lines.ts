import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { type Row, typedInto } from './rows.ts';

const { errors } = searchBoxCopy;
const NUMBER = '/phone/1-503-555-0186';

const numbers: readonly Row[] = [
  ['5035550186', NUMBER],
  ['503-555-0186', NUMBER],
  ['(503) 555-0186', NUMBER],
  ['(503)555-0186', NUMBER],
  ['(503) 555.0186', NUMBER],
  ['503.555.0186', NUMBER],
  ['503 555 0186', NUMBER],
  ['503/555-0186', NUMBER],
  ['+1 503-555-0186', NUMBER],
  ['+1 (503) 555-0186', NUMBER],
  ['+15035550186', NUMBER],
  ['1 503 555 0186', NUMBER],
  ['15035550186', NUMBER],
  ['1-503-555-0186', NUMBER],
  ['503–555–0186', NUMBER],
  ['５０３-５５５-０１８６', NUMBER],
  ['tel:503-555-0186', NUMBER],
  ['tel:+15035550186', NUMBER],
  ['phone: 503-555-0186', NUMBER],
  ['503-555-0186 ext. 204', NUMBER],
  ['503-555-0186 ext 204', NUMBER],
  ['503-555-0186 x204', NUMBER],
  ['503-555-0186, extension 7', NUMBER],
  ['503-555-0186 #204', NUMBER],
  ['1-800-FLOWERS', '/phone/1-800-356-9377'],
  ['1-800-flowers', '/phone/1-800-356-9377'],
  ['1 800 FLOWERS', '/phone/1-800-356-9377'],
  ['(800) FLOWERS', '/phone/1-800-356-9377'],
  ['1-800-FLO-WERS', '/phone/1-800-356-9377'],
  ['800-FLOWERS', '/phone/1-800-356-9377'],
  ['503-555-HOME', '/phone/1-503-555-4663'],
  ['503-555-0XX6', '/phone/1-503-555-0XX6'],
  ['503-555-018X', '/phone/1-503-555-018X'],
  ['1-832-555-0XXX', '/phone/1-832-555-0XXX'],
  ['503 555 0', '/phone/1-503-555-0XXX'],
];

const wrong: readonly Row[] = [
  ['555-6828', { form: 'phone', field: 'phone', says: errors.localPhone }],
  ['555 6828', { form: 'phone', field: 'phone', says: errors.localPhone }],
  ['5558992', { form: 'phone', field: 'phone', says: errors.localPhone }],
  ['503', { form: 'phone', field: 'phone', says: errors.shortPhone }],
  ['503-555', { form: 'phone', field: 'phone', says: errors.shortPhone }],
  ['1-832-555-XXXX', { form: 'phone', field: 'phone', says: errors.shortPhone }],
  ['+44 20 7946 0958', { form: 'phone', field: 'phone', says: errors.longPhone }],
  ['103 555 0142', { form: 'phone', field: 'phone', says: errors.impossiblePhone }],
];

const few: readonly Row[] = [
  ['(503) 555-0186', NUMBER],
  ['503.555.0186', NUMBER],
  ['1-800-FLOWERS', '/phone/1-800-356-9377'],
];

/** Phone numbers in any field. */
export const phoneLines = [
  ...typedInto('phone', numbers),
  ...typedInto('name', numbers),
  ...typedInto('address', few),
  ...typedInto('phone', [
    ...wrong,
    ['', { form: 'phone', field: 'phone', says: errors.missingPhone }],
    ['ext', { form: 'phone', field: 'phone', says: errors.missingPhone }],
    ['97201', { form: 'phone', field: 'phone', says: errors.shortPhone }],
  ]),
  ...typedInto('name', wrong),
  ...typedInto('name', [['503-555-0186', NUMBER]], 'Portland, OR'),
  ...typedInto('name', [['', NUMBER]], '503-555-0186'),
  ...typedInto('name', [['Maria Garcia', { asks: ['/name/Maria-Garcia/-', NUMBER] }]], '503-555-0186'),
];
