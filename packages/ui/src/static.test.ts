import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawnFiles } from '../build-static.ts';

test('static/ holds what build-static.ts draws', async () => {
  for (const [path, text] of Object.entries(await drawnFiles())) {
    const stored = await readFile(new URL(`../static/${path}`, import.meta.url), 'utf8');
    expect(stored === text, `static/${path} is stale: run node build-static.ts`).toBe(true);
  }
});
