import { checkEverything, SHORT } from '../everything.ts';

/** `npm test`: everything, from nothing, the long parts in a short form. Last line: `N passed, N failed`. */
await checkEverything(SHORT);
