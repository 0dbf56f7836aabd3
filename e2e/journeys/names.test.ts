import { builtClasses, sourceNames } from '../fixtures/styled.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

const PAGES = [
  '/',
  '/collection-course',
  COURSE_PATH,
  '/search-course?keyword=batik',
  '/auth/login',
  '/auth/register',
  '/blog/news',
  '/tidak-ada',
].map((path) => `${origins.MAIN_ORIGIN}${path}`);
const FACES = [
  `${origins.MAIN_ORIGIN}/ukm`,
  `${origins.INTERNSHIP_ORIGIN}/internship-ddb`,
  `${origins.PROGRAM_ORIGIN}/program/janabadra`,
];

/** Names of two words are names alone; a single word may be any other thing. */
const isPlain = (name: string) => !name.includes('-');
const LONG_CLASSES = new Set(sourceNames.classes.filter((name) => !isPlain(name)));
const LONG_PROPERTIES = new Set(sourceNames.properties);

const textOf = async (address: string) => (await fetch(address)).text();
const carriedBy = (html: string): string[] =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, several, one]) => (several ?? one!).split(/\s+/).filter(Boolean)); // prettier-ignore
const longProperties = (text: string): string[] =>
  [...text.matchAll(/(?<=["'`(;{:\s])--([A-Za-z][\w-]*)/g)].map(([, name]) => name!).filter((name) => LONG_PROPERTIES.has(name)); // prettier-ignore
const longClasses = (script: string): string[] =>
  [...script.matchAll(/(?<=["'` .])[a-z][A-Za-z]*-[A-Za-z][\w-]*(?=["'` ])/g)]
    .map(([name]) => name)
    .filter((name) => LONG_CLASSES.has(name));

for (const address of [...PAGES, ...FACES])
  test(`all that ${new URL(address).pathname} carries is styled, by its short name @anyScreen`, async () => {
    const html = await textOf(address);
    const carried = carriedBy(html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ''));
    expect(carried.length).toBeGreaterThan(20);
    expect(carried.filter((name) => !builtClasses.has(name))).toEqual([]);
    expect(longProperties(html)).toEqual([]);
    const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
    expect(sourceNames.classes.filter((name) => !isPlain(name) && sheets.includes(`.${name}{`))).toEqual([]);
  });

test('no script of a page speaks of a class or a property by the name of the source @anyScreen', async () => {
  const pages = await Promise.all(PAGES.map(textOf));
  const scripts = new Set(pages.flatMap((html) => [...html.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)].map(([path]) => path))); // prettier-ignore
  expect(scripts.size).toBeGreaterThan(8);
  for (const path of scripts) {
    const script = await textOf(`${origins.MAIN_ORIGIN}${path}`);
    expect({ path, classes: longClasses(script), properties: longProperties(script) }).toEqual({ path, classes: [], properties: [] }); // prettier-ignore
  }
});
