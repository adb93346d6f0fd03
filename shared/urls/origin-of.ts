import { remember } from './remember.ts';

/** Scheme and host of a URL from the settings; an isolate has a few. @throws TypeError if it is not a URL */
export const originOf = remember((url) => new URL(url).origin, { most: 10 });
