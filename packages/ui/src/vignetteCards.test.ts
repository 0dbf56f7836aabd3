import { CUTS, STOCK, vignettePath } from '@suluh/domain/vignette';
import { sharedPictures } from '@suluh/domain/picture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { vignetteCards } from '../drawVignettes.ts';
import { MOTIF_NAMES } from './cloth/motifs.ts';

test('whatever picture of ours a course has, there is a card that it is shared with', () => {
  const shared = MOTIF_NAMES.flatMap((motif) =>
    STOCK[motif].flatMap(({ objects }) =>
      CUTS.map((cut) => sharedPictures(`${vignettePath(motif, objects[0], cut)}.webp`)[0]?.url),
    ),
  );
  expect([...vignetteCards().keys()].map((card) => `/_ui/gambar/${card}`).toSorted()).toEqual([...new Set(shared)].toSorted()); // prettier-ignore
});

test('a card is as wide to high as its page says', async () => {
  const [svg] = vignetteCards().values();
  const { width, height } = await sharp(Buffer.from(svg!)).metadata();
  const [shared] = sharedPictures('vinyet/ceplok/kopi-1.webp');
  expect(width! / height!).toBeCloseTo(shared!.width! / shared!.height!, 2);
});
