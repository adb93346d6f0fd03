// Set-up of unit tests: those over generated values take the same ones in every npm test, so that no run is red by chance,
// and other ones in every npm run test:all, where a failure prints its seed.
import fc from 'fast-check';

const SEED = 20_261_122;

if (process.env.TEST_ALL !== 'true') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
