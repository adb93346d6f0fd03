// Once the server of the browser tests is running, an edit during the run must not replace its build.
export { keepBuild as default } from '../../scripts/lib/build/build.ts';
