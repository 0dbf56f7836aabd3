import { renamedCss } from '@suluh/config/names/renamedCss';
import { BUILT_NAMES } from './builtNames.ts';

/** CSS with the names that classes and custom properties have in a build (tooling/decisions/0054). */
export const withShortNames = (css: string): string => renamedCss(css, BUILT_NAMES);
