import { fnv1a } from '@suluh/domain/cloth';
import type { IconName } from './iconNames.ts';

/** Signs for private use that nobody else gives a meaning, and how many there are. */
const [FIRST_SIGN, SIGNS] = [0xf0000, 0xfffe];

/**
 * The sign of an icon in the font of icons (static/font/ikon.woff2). It is worked out from the name, so that no table of
 * signs is sent to browsers and an icon more changes no other's.
 */
export const iconGlyph = (name: IconName): string => String.fromCodePoint(FIRST_SIGN + (fnv1a(name) % SIGNS));
