import { fnv1a, motifOfCategory, type ClothCategory } from '@suluh/domain/cloth';
import { HERO_GROUND, MOTIFS, type MotifName } from './motifs.ts';
import type { Thumbnail } from './thumbnail.ts';

/** A full field of a category's cloth, for swatches, hems and bands; the same category always looks the same. */
export function swatchOf(category: ClothCategory): Thumbnail {
  const n = fnv1a(String(category.id));
  return {
    ...motifOfCategory(category),
    layout: 'latar',
    scale: n % 2 === 0 ? 1.15 : 1.35,
    offsetX: (n >>> 8) % 40,
    offsetY: (n >>> 14) % 40,
  };
}

/**
 * A full field of one named motif in its own dyes, for banners, bands and heroes. With `fixedScale`, scale 1 is the
 * tile's size in px.
 */
export function fieldOf(motif: MotifName, scale = 1): Thumbnail {
  return { motif, plainDyes: false, layout: 'latar', scale, offsetX: 0, offsetY: 0 };
}

/**
 * Ground of a hero in the cloth of a motif: its latar, or a deep dye where the latar is too light for white text
 * (docs/look.md#motif).
 */
export function heroGround(motif: MotifName): string {
  return HERO_GROUND[motif] ?? MOTIFS[motif].latar;
}
