import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const face = (weight: 400 | 700): string => {
  const file = require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:'Plus Jakarta Sans';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
};

/** The font of the house, within the page: this server has no files to give. */
export const fontFaces = (): string => face(400) + face(700);
