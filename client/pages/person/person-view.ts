export { firstNameOf, mainAddressOf, placeInFull } from '../../../shared/people/mention.ts';
export { isNameOnly } from '../../../shared/people/name-only.ts';
