import { fileURLToPath } from 'node:url';

/**
 * Marks of institutions, employers and programmes, as `partner/NAME.svg`, `company/NAME.svg` and `program/NAME.svg`, and
 * plates of payment methods, as `payment/png/NAME.svg`.
 */
export const MARKS_FOLDER = fileURLToPath(new URL('../marks', import.meta.url));
