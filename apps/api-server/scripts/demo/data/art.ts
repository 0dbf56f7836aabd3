import type { BannerDrawing } from '@suluh/gallery/banner';

/** A picture that is drawn into the storage when the demo begins. */
export interface DemoArt {
  path: string;
  art: BannerDrawing;
}

const TABLES = { daun: 'd9', mengkudu: 'm9', soga: 's9', nila: 'n9' } as const;

type DrawingOf = [cloth: BannerDrawing['cloth'], objects: BannerDrawing['objects'], table: keyof typeof TABLES];

/** Art on a cloth with three objects: the main one, left and right of it. */
export const artOf = (
  path: string,
  cloth: BannerDrawing['cloth'],
  objects: BannerDrawing['objects'],
  table: keyof typeof TABLES,
): DemoArt => ({ path, art: { cloth, objects, table: TABLES[table] } });

/** Art beside the title of a category or collection. */
export const coverOf = (slug: string, ...drawing: DrawingOf): DemoArt =>
  artOf(`gambar/cover/${slug}/720.webp`, ...drawing);
