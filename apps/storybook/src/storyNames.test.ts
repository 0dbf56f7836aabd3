import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { ownTitle } from '../.storybook/brand.ts';
import { GROUPS } from '../.storybook/groups.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => path.basename(name) === 'node_modules' }).sort();

interface NamedStory {
  file: string;
  /** Name in the code, in English. */
  exported: string;
  /** What the sidebar says; null where the story leaves it to Storybook, which then takes the name in the code. */
  name: string | null;
  title: string;
  /** It has controls of its own, or its component's. */
  controls: boolean;
}

function storiesOf(file: string, code = read(file)): NamedStory[] {
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse();
  return Object.entries(csf._stories).map(([exported, { name }]) => {
    const own = csf._storyAnnotations[exported] ?? {};
    return {
      file,
      exported,
      name: 'name' in own ? (name ?? null) : null,
      title: csf.meta?.title ?? '',
      controls: 'argTypes' in own || 'argTypes' in csf._metaAnnotations,
    };
  });
}

const components = filesOf('packages/{ui,features}/src/**/*.stories.tsx').flatMap((file) => storiesOf(file));
const stories = [...components, ...filesOf('apps/storybook/src/**/*.stories.tsx').flatMap((file) => storiesOf(file))];
const texts = filesOf('apps/storybook/src/**/*.mdx').flatMap(
  (file) => /<Meta title="([^"]+)"/.exec(read(file))?.[1] ?? [],
);
const titles = [...new Set([...stories.map(({ title }) => title), ...texts])];

/** Words that Indonesian took over as they are. */
const SHARED = new Set(['banner', 'chip', 'detail', 'dialog', 'email', 'event', 'filter', 'mentor', 'offline', 'online', 'prakerja', 'promo', 'rating', 'status', 'video', 'voucher']); // prettier-ignore
/** The English of the names in the code: it grows with them. */
const english = new Set(
  components
    .flatMap(({ exported }) => exported.match(/[A-Z]?[a-z]+|[A-Z]/g) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !SHARED.has(word)),
);
const englishIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) => english.has(word));

describe('designers read Storybook in Indonesian', () => {
  it('finds the stories', () => {
    expect(components.length).toBeGreaterThan(150);
    expect(texts.length).toBeGreaterThan(3);
    expect(english.size).toBeGreaterThan(100);
  });

  it('every story has a name of its own', () => {
    expect(stories.filter(({ name }) => !name).map(({ file, exported }) => `${file}: ${exported}`)).toEqual([]);
  });

  it('no name and no title is in the English of the code', () => {
    const named = [...stories.map(({ name, exported }) => [name ?? '', exported] as const), ...titles.map((title) => [title, 'title'] as const)]; // prettier-ignore
    expect(named.filter(([text]) => englishIn(text).length > 0)).toEqual([]);
  });

  it('no two stories of a page have one name', () => {
    const twice = [...Map.groupBy(stories, ({ title, name }) => `${title}: ${name}`)].filter(
      ([, same]) => same.length > 1,
    );
    expect(twice.map(([name]) => name)).toEqual([]);
  });

  it('a story to try has controls', () => {
    const toTry = stories.filter(({ name }) => name?.startsWith('Coba '));
    expect(toTry.length).toBeGreaterThan(10);
    expect(toTry.filter(({ controls }) => !controls).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['left to Storybook', 'export const Loading = {};', null, ['loading']],
    ['in English', "export const Loading = { name: 'Loading' };", 'Loading', ['loading']],
    ['in Indonesian', "export const Loading = { name: 'Memuat' };", 'Memuat', []],
  ])('a name %s is told from the others', (_, code, name, words) => {
    const [story] = storiesOf('Sample.stories.tsx', `export default { title: 'Kontrol/Contoh' };\n${code}`);
    expect(story?.name).toBe(name);
    expect(englishIn(story?.name ?? story?.exported ?? '')).toEqual(words);
  });
});

describe('the groups of the sidebar', () => {
  it('stand in the order in which the introduction tells of them', () => {
    expect(getStorySortParameter(read('apps/storybook/.storybook/preview.tsx'))).toEqual({
      order: ['Pengantar', ...GROUPS.map(({ title }) => title)],
    });
  });

  it('are all told of', () => {
    const known = new Set(['Pengantar', ...GROUPS.map(({ title }) => title)]);
    expect(titles.filter((title) => !known.has(title.split('/')[0] ?? ''))).toEqual([]);
  });

  it('lead to a page that is there', () => {
    const pages = titles.map((title) => toId(title));
    expect(GROUPS.filter(({ firstPage }) => !pages.includes(firstPage))).toEqual([]);
  });
});

describe('the tab of the browser', () => {
  it('carries the name of the house', () => {
    expect(ownTitle('Kontrol / Tombol - Nyala ⋅ Storybook')).toBe('Kontrol / Tombol - Nyala · Suluh');
    expect(ownTitle('Storybook')).toBe('Suluh: komponen dan halaman');
    expect(ownTitle('Kontrol · Suluh')).toBe('Kontrol · Suluh');
  });
});
