import { describe, expect, it } from 'vitest';
import { onlyNamedControls } from '../.storybook/namedControls.ts';

type Context = Parameters<typeof onlyNamedControls>[0];
const shown = (argTypes: object, initialArgs: object = {}): string[] =>
  Object.entries(onlyNamedControls({ argTypes, initialArgs } as Context))
    .filter(([, { table }]) => table?.disable !== true)
    .map(([, { name }]) => String(name));

describe('the table of controls', () => {
  it('shows what a story names for designers', () => {
    expect(shown({ tone: { name: 'Nada' } }, { tone: 'info' })).toEqual(['Nada']);
  });

  it('leaves out what was read from the code, and what only has a value', () => {
    expect(shown({ tone: { name: 'tone' }, onClick: {} }, { course: {} })).toEqual([]);
  });
});
