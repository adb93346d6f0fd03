import { addressPageCopy } from '../../shared/copy/search/address-page.ts';
import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type Row, typedInto } from './rows.ts';

const { errors: own } = addressPageCopy.search;
const { errors } = searchBoxCopy;

const at = (street: string, location: string) => paths.addressSearch({ street, location });

const addresses: readonly Row[] = [
  ['1423 main st portland or', at('1423 main st', 'Portland, OR')],
  ['1423 Main St, Portland, OR', at('1423 Main St', 'Portland, OR')],
  ['1423 Main St, Portland OR', at('1423 Main St', 'Portland OR')],
  ['1423 Main St Portland, OR', at('1423 Main St', 'Portland, OR')],
  ['1423 Main Street, Portland, Oregon', at('1423 Main Street', 'Portland, Oregon')],
  ['1423 main st portland oregon', at('1423 main st', 'Portland, OR')],
  ['1423 main st portland or 97201', at('1423 main st', 'Portland, OR')],
  ['1423 Main St Portland, OR 97201', at('1423 Main St', 'Portland, OR')],
  ['1423 Main St, Portland, OR, USA', at('1423 Main St', 'Portland, OR')],
  ['1423 main st 97201', at('1423 main st', '97201')],
  ['1423 main st, 97201', at('1423 main st', '97201')],
  ['1423 main st portlnad or', at('1423 main st', 'Portland, OR')],
  ['1423 N Main St, Salt Lake City, UT', at('1423 N Main St', 'Salt Lake City, UT')],
  ['1423 n main st salt lake city ut', at('1423 n main st', 'Salt Lake City, UT')],
  ['12 elm st st paul mn', at('12 elm st', 'St. Paul, MN')],
  ['12 broadway new york ny', at('12 broadway', 'New York, NY')],
  ['12 12th ave portland or', at('12 12th ave', 'Portland, OR')],
  ['1423 Main St Apt 4B, Portland, OR', at('1423 Main St Apt 4B', 'Portland, OR')],
  ['1423 Main St, Apt 4B, Portland, OR', at('1423 Main St Apt 4B', 'Portland, OR')],
  ['1423 Main St Apt #4B, Portland, OR', at('1423 Main St Apt #4B', 'Portland, OR')],
  ['1423 Main St # 4, Portland, OR', at('1423 Main St # 4', 'Portland, OR')],
  ['1423 Main St #4 Portland OR', at('1423 Main St #4', 'Portland OR')],
  ['1423 Main St Unit 2 Portland OR', at('1423 Main St Unit 2', 'Portland OR')],
  ['1423 Main St Suite 300, Portland, OR', at('1423 Main St Suite 300', 'Portland, OR')],
  ['12-B Elm St, Portland, OR', at('12-B Elm St', 'Portland, OR')],
  ['12 1/2 Elm St, Portland, OR', at('12 1/2 Elm St', 'Portland, OR')],
  ['12345 Main St, Portland, OR', at('12345 Main St', 'Portland, OR')],
  ['Halyard Ave, Portland, OR', at('Halyard Ave', 'Portland, OR')],
  ['halyard ave portland or', at('halyard ave', 'Portland, OR')],
  ['Main Street, Portland OR', at('Main Street', 'Portland OR')],
  ['12 elm ave north bend or', { asks: [at('12 elm ave', 'North Bend, OR'), at('12 elm ave north', 'Bend, OR')] }],
  ['PO Box 12, Salem, OR', { form: 'address', field: 'street', says: own.box }],
  ['P.O. Box 12 Salem OR', { form: 'address', field: 'street', says: own.box }],
  ['PO Box 12', { form: 'address', field: 'street', says: own.box }],
  ['Post Office Box 12, Salem, OR', { form: 'address', field: 'street', says: own.box }],
  ['1423 Main St', { form: 'address', field: 'location', says: errors.missingPlace }],
];

/** Addresses in the field for names and in their own. */
export const addressLines = [
  ...typedInto('name', addresses),
  ...typedInto('address', addresses),
  ...typedInto('name', [['1423 Main St', at('1423 Main St', 'Portland, OR')]], 'Portland, OR'),
  ...typedInto(
    'address',
    [
      ['1423 Main St', at('1423 Main St', 'Portland, OR')],
      ['1423 Main St Apt #4B', at('1423 Main St Apt #4B', 'Portland, OR')],
      ['Broadway', at('Broadway', 'Portland, OR')],
      ['PO Box 12', { form: 'address', field: 'street', says: own.box }],
      ['2417', { form: 'address', field: 'street', says: errors.missingStreet }],
    ],
    'Portland, OR',
  ),
  ...typedInto('address', [
    ['', { form: 'address', field: 'street', says: errors.missingStreet }],
    ['12 ул', { form: 'address', field: 'street', says: errors.unspellableAddress }],
    ['Maria Garcia, Houston, TX', { asks: ['/name/Maria-Garcia/Houston-TX', at('Maria Garcia', 'Houston, TX')] }],
  ]),
  ...typedInto('phone', [['1423 Main St, Portland, OR', at('1423 Main St', 'Portland, OR')]]),
];
