import { readFileSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from './testing/place.ts';
import { root } from './workspace.ts';

const looks = path.join(root, 'e2e/looks');

interface MockUps {
  drawingsOf(folder: string | undefined, name: string, widthPx: number): string[];
}

test('a page of the gallery stands beside its drawings of that width, and those that are drawn once', async () => {
  const { drawingsOf } = (await import(path.join(looks, 'mockUps.ts'))) as MockUps;
  const folder = newFolder();
  for (const file of ['22-recap.png', '14-verifikasi-390.png', '14-verifikasi-1440.png'])
    writeFileSync(path.join(folder, file), '');
  const drawn = (name: string, widthPx: number) => drawingsOf(folder, name, widthPx).map((file) => path.basename(file));
  expect(drawn('recap', 390)).toEqual(['22-recap.png']);
  expect(drawn('recap', 1440)).toEqual(['22-recap.png']);
  expect(drawn('certificateFound', 390)).toEqual(['14-verifikasi-390.png']);
  expect(drawn('home', 390)).toEqual([]);
  expect(drawingsOf(undefined, 'recap', 390)).toEqual([]);
});

test('the stories the gallery looks at are those of Storybook', () => {
  const asked = readFileSync(path.join(looks, 'outside.ts'), 'utf8').matchAll(/path: '([a-z-]+)--([a-z-]+)'/g);
  const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const known = new Set(
    globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
      const story = readFileSync(path.join(root, file), 'utf8');
      const id = idOf(/title: '(\p{Lu}[^']*\/[^']*)'/u.exec(story)?.[1] ?? '');
      const exports = [...story.matchAll(/export const (\w+)/g)].map(([, name = '']) => idOf(name.replaceAll(/\B(?=[A-Z])/g, ' '))); // prettier-ignore
      return ['docs', ...exports].map((name) => `${id}--${name}`);
    }),
  );
  const missing = [...asked].map(([, title, name]) => `${title}--${name}`).filter((id) => !known.has(id));
  expect(missing).toEqual([]);
});
