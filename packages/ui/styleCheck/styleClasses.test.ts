import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { classesOf } from '@suluh/config/names/styledClasses';
import { styleProblems } from './styleProblems.ts';
import { styleCss } from '@suluh/config/names/styleCss';
import { usedClasses } from '@suluh/config/names/usedClasses';

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDERS = '{packages/{ui,features}/src,apps/*}/**';
const inHouse = (pattern: string): string[] =>
  globSync(`${FOLDERS}/${pattern}`, {
    cwd: ROOT,
    exclude: (name) => /^(node_modules|\.next|storybook-static|public)$/.test(name),
  }).sort();

const style = (file: string, css: string) => ({ path: file, classes: classesOf(css) });
const source = (file: string, code: string) => ({
  path: file,
  ...usedClasses(code, file.endsWith('.tsx') ? 'tsx' : 'ts'),
});

describe('classes of the house', async () => {
  const styles = await Promise.all(
    inHouse('*.styles.ts').map(async (file) => style(file, await styleCss(path.join(ROOT, file)))),
  );
  const sources = inHouse('*.{ts,tsx}')
    .filter((file) => !/\.(styles|test)\.tsx?$|\.d\.ts$|^apps\/api-server\//.test(file))
    .map((file) => source(file, readFileSync(path.join(ROOT, file), 'utf8')));

  it('are many', () => {
    expect(styles.reduce((count, { classes }) => count + classes.size, 0)).toBeGreaterThan(300);
    expect(sources.length).toBeGreaterThan(300);
  });

  it('carry the name of the file that styles them, are used, and are styled', () => {
    expect(styleProblems(styles, sources)).toEqual([]);
  });
});

describe('classes that code, stories and journeys look for', async () => {
  const styled = new Set(
    (await Promise.all(inHouse('*.styles.ts').map((file) => styleCss(path.join(ROOT, file))))).flatMap((css) => [
      ...classesOf(css),
    ]),
  );
  const SOUGHT = /(?:locator|styled|closest|querySelector(?:All)?(?:<\w+>)?)\(\s*'([^']*)'/g;
  const seekers = [...globSync('e2e/{journeys,pages,fixtures}/*.ts', { cwd: ROOT }), ...inHouse('*.{ts,tsx}')];
  const sought = seekers.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(SOUGHT)].flatMap(([, selector = '']) =>
      [...classesOf(`${selector} {}`)].map((name) => ({ file, name })),
    ),
  );

  it('are styled, so that they can be found', () => {
    expect(sought.length).toBeGreaterThan(10);
    expect(sought.filter(({ name }) => !styled.has(name))).toEqual([]);
  });
});

describe('a style that leaks is found', () => {
  const card = style(
    'a/Card.styles.ts',
    '.card { color: red; } @media (min-width: 1.5em) { .card-title:hover { margin: .5em } }',
  );
  const drawn = source('a/Card.tsx', `<p className="card"><b className={wide ? 'card-title' : undefined} /></p>`);

  it('not where all is in order', () => {
    expect(styleProblems([card], [drawn])).toEqual([]);
  });

  it('when a file styles the class of another', () => {
    const list = style('a/List.styles.ts', '.list .card { margin: 0; }');
    expect(styleProblems([card, list], [drawn, source('a/List.tsx', `<ul className="list" />`)])).toEqual([
      'a/List.styles.ts styles .card, which is not its own',
    ]);
  });

  it('when two files have one name', () => {
    expect(styleProblems([card, style('b/Card.styles.ts', '.card { margin: 0; }')], [drawn])).toEqual([
      'card is the name of a/Card.styles.ts and b/Card.styles.ts',
    ]);
  });

  it('when nothing carries a class any more', () => {
    expect(
      styleProblems(
        [card],
        [source('a/Card.tsx', `const kind = state === 'card-title' ? 1 : 2; <p className="card" />`)],
      ),
    ).toEqual(['a/Card.styles.ts styles .card-title, which nothing carries']);
  });

  it('when only a story carries a class, unless it holds a state still', () => {
    const states = style('a/Card.styles.ts', '.card-hover, .card-old { color: blue; }');
    expect(styleProblems([states], [source('a/Card.stories.tsx', `<i className="card-hover card-old" />`)])).toEqual([
      'a/Card.styles.ts styles .card-old, which nothing carries',
    ]);
  });

  it('when a class is carried and nowhere styled', () => {
    const lost = source(
      'a/Lost.tsx',
      "const KIND_CLASS = { small: 'card-small' }; <p className={`card-${size} lost-${size}`} />",
    );
    expect(styleProblems([card], [drawn, lost])).toEqual([
      'a/Lost.tsx carries .card-small, which nothing styles',
      'a/Lost.tsx carries .lost-…, which nothing styles',
    ]);
  });
});
