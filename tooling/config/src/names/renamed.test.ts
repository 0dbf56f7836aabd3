import { describe, expect, test } from 'vitest';
import { inlinedLabels } from './inlinedLabels.ts';
import { renamedCss } from './renamedCss.ts';
import { renamedSource } from './renamed.ts';

const names = {
  classes: { card: 'a', 'card-title': 'b', 'card-wide': 'c-wide', button: 'd' },
  beginnings: { 'card-': 'c-' },
  properties: { ground: 'e', 'ground-edge': 'f' },
  labels: { seeAll: 'Lihat "Semua"' },
};
const renamed = (source: string) => renamedSource(source, 'tsx', names);

describe('a source file of a build', () => {
  test.each([
    ['what an element carries', `<p className="card card-title" />`, `<p className="a b" />`],
    [
      'what is chosen',
      `<p className={wide ? 'card card-wide' : 'card'} />`,
      `<p className={wide ? 'a c-wide' : 'a'} />`,
    ],
    ['a name whose end is computed', '<p className={`card card-${look} é`} />', '<p className={`a c-${look} é`} />'],
    ['a list of classes', `const LOOK_CLASS = { wide: ['card', 'card-title'] };`, `const LOOK_CLASS = { wide: ['a', 'b'] };`], // prettier-ignore
    ['a class handed over', `<Card buttonClass="button" />`, `<Card buttonClass="d" />`],
    ['what is added later', `box.classList.toggle('card-wide', on);`, `box.classList.toggle('c-wide', on);`],
    ['what is looked for', `box.closest('.card')?.querySelector('button.button');`, `box.closest('.a')?.querySelector('button.d');`], // prettier-ignore
    ['what a library looks for', `make(box, { selector: '.card' });`, `make(box, { selector: '.a' });`],
    ['a custom property', `<p style={{ '--ground': 'var(--ground-edge)' }} />`, `<p style={{ '--e': 'var(--f)' }} />`],
  ])('%s has its short name', (_, source, expected) => expect(renamed(source)).toBe(expected));

  test.each([
    ['a kind of input', `<input type="button" name="card" />`],
    ['what is compared', `<p className={look === 'card' ? '' : undefined} />`],
    ['what chooses a member', `<p className={CLASSES['card']} />`],
    ['a word of a sentence', `const title = 'card card-title';`],
    ['a class of nobody', `<p className="cards card-titles" />`],
    ['what counts down', `--ground;`],
    ['a property that has no other name', `<p style={{ '--ground-2': 'var(--other)' }} />`],
  ])('%s stays', (_, source) => expect(renamed(source)).toBe(source));
});

test('styles have the short names, and nothing else in them changes', () => {
  expect(
    renamedCss('.card:hover .card-title,.other{margin:.5em;color:var(--ground);--ground:url(/a-card.svg)}', names),
  ).toBe('.a:hover .b,.other{margin:.5em;color:var(--e);--e:url(/a-card.svg)}');
});

test('labels stand as texts where they are said, so that a page carries no others', () => {
  const source = `import * as label from './label.ts';\nexport const a = [label.seeAll, label.later(1), a.label.seeAll];`;
  expect(inlinedLabels(source, names.labels)).toBe(source.replace('[label.seeAll', String.raw`["Lihat \"Semua\""`));
  expect(inlinedLabels(`const a = label.seeAll;`, names.labels)).toBe(`const a = label.seeAll;`);
});
