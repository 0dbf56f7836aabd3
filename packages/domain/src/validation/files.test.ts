import { describe, expect, it } from 'vitest';
import { requiredFiles } from './files.ts';

describe('required file array', () => {
  it.each([
    ['one file', ['a.png'], null],
    ['no file', [], { code: 'requiredFile' }],
    ['no array', null, { code: 'requiredFile' }],
    ['nothing', undefined, { code: 'requiredFile' }],
  ])('%s', (_, files, expected) => {
    expect(requiredFiles(files)).toEqual(expected);
  });
});
