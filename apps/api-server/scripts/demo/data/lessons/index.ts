import { english } from './english.ts';
import type { DemoLessons } from './shape.ts';

/** The demo courses that can be learned to their end. */
export const demoLessons: readonly DemoLessons[] = [english];
