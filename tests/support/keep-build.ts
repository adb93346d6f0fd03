// Once the server of the browser tests is up: an edit in the middle of a run must not pull the build from under it.
export { keepBuild as default } from '../../scripts/lib/build.ts';
