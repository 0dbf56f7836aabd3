import { batik } from './batik.ts';
import { catering } from './catering.ts';
import { english } from './english.ts';
import { motorcycle } from './motorcycle.ts';
import { productionCost } from './productionCost.ts';
import type { DemoLessons } from './shape.ts';
import { socialMedia } from './socialMedia.ts';
import { speaking } from './speaking.ts';

/** The demo courses that can be learned to their end. */
export const demoLessons: readonly DemoLessons[] = [
  english,
  speaking,
  productionCost,
  motorcycle,
  socialMedia,
  batik,
  catering,
];
