// Copies packages/ui/static into a folder an app serves as /_ui:
//   node ../../packages/ui/copyStatic.mjs public/_ui
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const [target] = process.argv.slice(2);
if (!target) {
  console.error('Usage: node copyStatic.mjs <target folder, for example public/_ui>');
  process.exit(1);
}
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await cp(fileURLToPath(new URL('./static', import.meta.url)), target, { recursive: true });
// Pictures of courses, which the build of packages/ui draws; `next dev` begins without it.
const drawn = fileURLToPath(new URL('./drawn', import.meta.url));
if (!existsSync(drawn)) execFileSync(process.execPath, [fileURLToPath(new URL('./drawVignettes.ts', import.meta.url))]);
await cp(drawn, `${target}/gambar`, { recursive: true, filter: (file) => !file.endsWith('recipe') });
// What reads QR codes where the browser cannot, and what opens tickets and doors without a line.
await cp(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'), `${target}/zxing_reader.wasm`);
await cp(fileURLToPath(new URL('./worker', import.meta.url)), target, { recursive: true });
