import { expect, test } from 'vitest';
import { readsAbove } from './boundaries.ts';

test.each([
  ["const MOTIFS = new URL('../../../packages/ui/artwork/motif/', import.meta.url);"],
  ["const SHOP = '{packages/{ui,features}/src,apps/*/app}/**';"],
  ["await import(path.join(ROOT, 'packages/i18n-id/src/label.ts'))"],
  ['globSync(`apps/${name}/app/**/*.ts`)'],
])('%s reads a package above', (line) => expect(readsAbove(line)).toBe(true));

test.each([
  ["import { styleCss } from './styleCss.ts';"],
  ['{ path: /(^|\\/)(packages|apps)\\/[^/]+\\/(src|app)\\// },'],
  [' * The apps below `apps/main`.'],
  ["// what 'packages/ui' draws"],
])('%s does not', (line) => expect(readsAbove(line)).toBe(false));
