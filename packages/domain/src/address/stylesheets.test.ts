import { describe, expect, it } from 'vitest';
import { stylesheetAt, stylesheetPath } from './stylesheets.ts';
import { assetsOf } from './zones.ts';

const NAME = 'layout-0123456789abcdef';

describe('files of stylesheets', () => {
  it.each(['main', 'internship', 'program'] as const)('lie on %s among its own files', (face) => {
    const path = stylesheetPath(face, NAME);
    expect(path).toBe(`${assetsOf(face) ?? ''}/_styles/${NAME}.css`);
    expect(stylesheetAt(path)).toEqual({ name: NAME, kind: 'layout' });
  });

  it.each([
    ['a kind there is not', '/_styles/other-0123456789abcdef.css'],
    ['a name too short', '/_styles/page-0123.css'],
    ['another folder', '/files/page-0123456789abcdef.css'],
    ['something behind it', '/_styles/page-0123456789abcdef.css.map'],
  ])('are not asked for by %s', (_, path) => expect(stylesheetAt(path)).toBeNull());
});
