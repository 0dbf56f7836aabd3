// Draws the pictures of courses that were given none into packages/ui/drawn, as WebP and AVIF:
//   node drawVignettes.ts
// The result is not committed: the build makes it, and what is drawn already from the same drawing stays as it is.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fnv1a } from '@suluh/domain/cloth';
import { CUTS, STOCK, vignettePath } from '@suluh/domain/vignette';
import { drawVignette, VIGNETTE_LAYOUTS } from '@suluh/gallery/vignette';
import sharp from 'sharp';
import { MOTIF_NAMES } from './src/cloth/motifs.ts';

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

/** How wide a vignette is drawn: half as wide again as a card of a desktop, three times one of a phone. */
const VIGNETTE_PX = 560;

const DRAWN = new URL('./drawn/', import.meta.url);

/** AVIF is what most browsers take; its lightest settings that keep the edges of flat shapes clean. */
const AVIF = { quality: 45, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 60, effort: 4 } as const;

/** Writes one picture, unless it is there from the same drawing. */
async function write(name: string, svg: string): Promise<void> {
  const file = (ending: string) => new URL(`${name}.${ending}`, DRAWN);
  const recipe = createHash('sha256')
    .update(svg)
    .update(JSON.stringify([VIGNETTE_PX, AVIF, WEBP]))
    .digest('hex');
  const before = await readFile(file('recipe'), 'utf8').catch(() => '');
  if (before === recipe) return;
  await mkdir(new URL('.', file('webp')), { recursive: true });
  const drawn = sharp(await sharp(Buffer.from(svg), { density: 144 }).resize(VIGNETTE_PX).png().toBuffer());
  await writeFile(file('avif'), await drawn.clone().avif(AVIF).toBuffer());
  await writeFile(file('webp'), await drawn.webp(WEBP).toBuffer());
  await writeFile(file('recipe'), recipe);
}

if (import.meta.main) {
  const waiting = [...vignettes()];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await write(...next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
