// Setup of unit tests. Tests with generated values get the same ones in every npm test, so that no run fails by chance,
// and different ones in every npm run test:all, where a failure prints its seed.
import fc from 'fast-check';

const SEED = 20_261_122;

if (process.env.TEST_ALL !== 'true') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
