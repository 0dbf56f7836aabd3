import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LESSON_FILES } from '../insert/lessonFiles.ts';
import { manifestOf } from './manifest.ts';
import { unitPage, unitScript } from './unit.ts';
import { units } from './units.ts';

/** Writes the packages of the demo beside its other files: `node scripts/demo/packages/main.ts`. */
for (const unit of units) {
  const folder = path.join(LESSON_FILES, unit.id);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'imsmanifest.xml'), manifestOf(unit.version, unit));
  await writeFile(path.join(folder, 'index.html'), unitPage(unit));
  await writeFile(path.join(folder, 'paket.js'), unitScript(unit));
}
