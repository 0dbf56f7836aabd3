import { fnv1a, motifOfCourse, type ClothCategory } from '@suluh/domain/cloth';
import type { MotifName } from './motifs.ts';

export const THUMBNAIL_LAYOUTS = ['latar', 'kepala', 'pagi-sore', 'medali'] as const;
export type ThumbnailLayout = (typeof THUMBNAIL_LAYOUTS)[number];

/** Which cloth a thumbnail is cut from, and how. Scale and offsets are in units of the 320 x 180 drawing. */
export interface Thumbnail {
  motif: MotifName;
  /** True for the blue dyes of an unknown category, false for the motif's own. */
  plainDyes: boolean;
  layout: ThumbnailLayout;
  scale: number;
  offsetX: number;
  offsetY: number;
}

const SCALES = [1.15, 1.35, 1.55] as const;

/**
 * The thumbnail of a course: a pure function of its id and categories, so the same course is the same cloth everywhere
 * (docs/look.md#motif).
 */
export function thumbnailOf(courseId: number | string, categories: readonly ClothCategory[]): Thumbnail {
  const n = fnv1a(String(courseId));
  return {
    ...motifOfCourse(categories),
    layout: THUMBNAIL_LAYOUTS[n % 4] ?? 'latar',
    scale: SCALES[(n >>> 4) % 3] ?? SCALES[0],
    offsetX: (n >>> 8) % 40,
    offsetY: (n >>> 14) % 40,
  };
}
