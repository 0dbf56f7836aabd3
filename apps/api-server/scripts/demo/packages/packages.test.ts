import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LESSON_FILES } from '../insert/lessonFiles.ts';
import { manifestOf } from './manifest.ts';
import { unitPage, unitScript } from './unit.ts';
import { units } from './units.ts';

it.each(units.map((unit) => [unit.id, unit] as const))('the package %s lies there as its data says', (id, unit) => {
  const read = (name: string) => readFileSync(path.join(LESSON_FILES, id, name), 'utf8');
  expect(readdirSync(path.join(LESSON_FILES, id)).sort()).toEqual(['imsmanifest.xml', 'index.html', 'paket.js']);
  const says = 'write them anew: node scripts/demo/packages/main.ts';
  expect(read('imsmanifest.xml'), says).toBe(manifestOf(unit.version, unit));
  expect(read('index.html'), says).toBe(unitPage(unit));
  expect(read('paket.js'), says).toBe(unitScript(unit));
});

it('there is one of each version', () => {
  expect(units.map(({ version }) => version).sort()).toEqual(['1.2', '2004']);
});
