// Draws the pictures of courses that were given none into packages/ui/drawn, as WebP and AVIF, and what each is shared with:
//   node drawVignettes.ts
// The result is not committed: the build makes it, and what is drawn already from the same drawing stays as it is.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fnv1a } from '@suluh/domain/cloth';
import { VIGNETTE_CARD_PX, vignetteCardPath } from '@suluh/domain/drawn';
import { CUTS, STOCK, vignettePath } from '@suluh/domain/vignette';
import { drawBanner } from '@suluh/gallery/banner';
import { drawVignette, VIGNETTE_LAYOUTS } from '@suluh/gallery/vignette';
import sharp from 'sharp';
import { MOTIF_NAMES, type MotifName } from './src/cloth/motifs.ts';

/** Every picture as SVG text by its path. */
export function vignettes(): Map<string, string> {
  const drawn = new Map<string, string>();
  for (const motif of MOTIF_NAMES)
    for (const { objects } of STOCK[motif]) {
      const n = fnv1a(`${motif}/${objects[0]}`);
      for (const cut of CUTS)
        drawn.set(
          vignettePath(motif, objects[0], cut),
          drawVignette({
            cloth: motif,
            objects,
            layout: VIGNETTE_LAYOUTS[(n + (cut - 1) * 2) % VIGNETTE_LAYOUTS.length]!,
            ground: (((n >>> 5) + cut) % 3) as 0 | 1 | 2,
            scale: [1.15, 1.35, 1.55][(n >>> 4) % 3]!,
            offsetX: (n >>> 8) % 40,
            offsetY: (n >>> 14) % 40,
          }),
        );
    }
  return drawn;
}

/** Dye of the table under the objects of a card: not that of the cloth behind it. */
const TABLES: Readonly<Record<MotifName, string>> = {
  kawung: 'n9',
  nitik: 'n8',
  parang: 's9',
  'mega-mendung': 'n9',
  slobog: 'd9',
  truntum: 's8',
  jlamprang: 'm9',
  'udan-liris': 's9',
  gringsing: 'd9',
  ceplok: 's9',
  tumpal: 'n8',
  'tirta-teja': 'n9',
};

/** Sides of a card in units of banners, 1.91 to 1. */
const CARD = { width: 720, height: 378 } as const;

/** The card of every vignette as SVG text by its path: the same objects, wider and sharp where large previews are shown. */
export function vignetteCards(): Map<string, string> {
  return new Map(
    MOTIF_NAMES.flatMap((motif) =>
      STOCK[motif].map(
        ({ objects }) =>
          [
            vignetteCardPath(vignettePath(motif, objects[0], CUTS[0])),
            drawBanner({ cloth: motif, objects, table: TABLES[motif], ...CARD }),
          ] as const,
      ),
    ),
  );
}

/** How wide a vignette is drawn: half as wide again as a card of a desktop, three times one of a phone. */
const VIGNETTE_PX = 560;

const DRAWN = new URL('./drawn/', import.meta.url);

/** AVIF is what most browsers take; its lightest settings that keep the edges of flat shapes clean. */
const AVIF = { quality: 40, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 60, effort: 4 } as const;

/** Whoever shows a shared link takes JPEG. */
const JPEG = { quality: 60, mozjpeg: true } as const;

/** Draws anew what was drawn from another drawing, or otherwise. @param name path without its ending */
async function drawnAnew(name: string, recipeOf: readonly unknown[], draw: () => Promise<void>): Promise<void> {
  const file = new URL(`${name}.recipe`, DRAWN);
  const recipe = createHash('sha256').update(JSON.stringify(recipeOf)).digest('hex');
  if ((await readFile(file, 'utf8').catch(() => '')) === recipe) return;
  await mkdir(new URL('.', file), { recursive: true });
  await draw();
  await writeFile(file, recipe);
}

const write = (name: string, svg: string): Promise<void> =>
  drawnAnew(name, [svg, VIGNETTE_PX, AVIF, WEBP], async () => {
    const drawn = sharp(await sharp(Buffer.from(svg), { density: 144 }).resize(VIGNETTE_PX).png().toBuffer());
    await writeFile(new URL(`${name}.avif`, DRAWN), await drawn.clone().avif(AVIF).toBuffer());
    await writeFile(new URL(`${name}.webp`, DRAWN), await drawn.webp(WEBP).toBuffer());
  });

const writeCard = (file: string, svg: string): Promise<void> =>
  drawnAnew(file, [svg, VIGNETTE_CARD_PX, JPEG], async () => {
    const drawn = sharp(Buffer.from(svg), { density: (72 * VIGNETTE_CARD_PX.width) / CARD.width });
    await writeFile(new URL(file, DRAWN), await drawn.resize(VIGNETTE_CARD_PX.width).jpeg(JPEG).toBuffer());
  });

if (import.meta.main) {
  const waiting = [
    ...[...vignettes()].map((each) => () => write(...each)),
    ...[...vignetteCards()].map((each) => () => writeCard(...each)),
  ];
  const worker = async () => {
    for (let draw = waiting.pop(); draw; draw = waiting.pop()) await draw();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
