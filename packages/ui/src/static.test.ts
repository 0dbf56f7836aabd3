import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawnFiles } from '../buildStatic.ts';

test('static/ holds what buildStatic.ts draws', async () => {
  for (const [path, text] of Object.entries(await drawnFiles())) {
    const stored = await readFile(new URL(`../static/${path}`, import.meta.url), 'utf8');
    expect(stored === text, `static/${path} is stale: run node buildStatic.ts`).toBe(true);
  }
});

// A browser that has such a file styles all that is in it, what is repeated as often as it is.
test.each(['art.svg', 'icons.svg'])('%s, which every page shows, repeats nothing', async (file) => {
  expect((await drawnFiles())[file]).not.toContain('<use');
});
