// Draws packages/ui/static from artwork/, the icon list and the font package. Run after changing any of them:
//   node buildStatic.ts
// The result is committed, so that apps and tests need no drawing step; static.test.ts says when it is stale.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { drawBanner } from '@suluh/gallery/banner';
import { optimize } from 'svgo';
import { MOTIF_NAMES } from './src/cloth/motifs.ts';
import { awayPage } from './static-build/awayPage.ts';
import { artSprite, clothSprite } from './static-build/artSprite.ts';
import { certificateBorder } from './static-build/certificateBorder.ts';
import { finishedPatchwork } from './static-build/finishedPatchwork.ts';
import { heroPatchwork, notFoundPatchwork, recapPatchwork } from './static-build/patchwork.ts';
import { iconFont, iconFontSource } from './static-build/iconFont.ts';
import { favicon, icons } from './static-build/icons.ts';
import { shareCards } from './static-build/shareCard.ts';
import { houseMask, slotMask } from './static-build/houseMask.ts';
import { uprightTile } from './static-build/tiles.ts';

const require = createRequire(import.meta.url);

/** What heads the page of the referral code: an invitation between what it saves and what grows of it. */
const REFERRAL_ART = { cloth: 'truntum', objects: ['surat', 'koin', 'tanaman'], table: 'n9' } as const;

/** Every generated text file by its path under static/. */
export async function drawnFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    'art.svg': await artSprite(),
    'kain.svg': await clothSprite(),
    'finished.svg': await finishedPatchwork(),
    'hero.svg': await heroPatchwork(),
    'not-found.svg': await notFoundPatchwork(),
    'recap.svg': await recapPatchwork(),
    'away.html': await awayPage(),
    'referral.svg': optimize(drawBanner(REFERRAL_ART)).data,
  };
  for (const name of MOTIF_NAMES) {
    files[`motif/${name}.svg`] = await uprightTile(name, false);
    files[`certificate/${name}.svg`] = await certificateBorder(name);
    files[`motif/${name}-nila.svg`] = await uprightTile(name, true);
  }
  for (const name of ['kawung', 'truntum', 'parang', 'ceplok'] as const)
    files[`mask/${name}.svg`] = await houseMask(name);
  for (const name of ['truntum', 'ceplok'] as const)
    for (const slot of ['klowong', 'isen', 'cecek'] as const)
      files[`mask/${name}-${slot}.svg`] = await slotMask(name, slot);
  return files;
}

if (import.meta.main) {
  const target = new URL('./static/', import.meta.url);
  await rm(target, { recursive: true, force: true });
  for (const folder of ['motif', 'certificate', 'mask', 'font', 'icon', 'logo', 'mail', 'share'])
    await mkdir(new URL(folder, target), { recursive: true });
  for (const [path, text] of Object.entries(await drawnFiles())) await writeFile(new URL(path, target), text);
  for (const logo of ['suluh', 'suluh-terang', 'suluh-satu-warna', 'tanda', 'tanda-polos']) {
    await copyFile(new URL(`./artwork/logo/${logo}.svg`, import.meta.url), new URL(`logo/${logo}.svg`, target));
  }
  await copyFile(new URL('./artwork/mail/head.png', import.meta.url), new URL('mail/head.png', target));
  for (const [path, picture] of Object.entries(await shareCards())) await writeFile(new URL(path, target), picture);
  for (const [name, picture] of Object.entries(await icons()))
    await writeFile(new URL(`icon/${name}.png`, target), picture);
  await writeFile(new URL('icon/favicon.ico', target), await favicon());
  const iconFontFile = await iconFont();
  await writeFile(new URL('font/ikon.woff2', target), iconFontFile);
  await writeFile(new URL('./src/icons/iconFont.ts', import.meta.url), iconFontSource(iconFontFile));
  const font = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
  await copyFile(require.resolve(font), new URL('font/plus-jakarta-sans.woff2', target));
}
