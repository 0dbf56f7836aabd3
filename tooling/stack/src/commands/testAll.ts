import { checkEverything, FULL } from '../everything.ts';

/** `npm run test:all`: everything at full length. Last line: `N passed, N failed`. */
await checkEverything(FULL);
