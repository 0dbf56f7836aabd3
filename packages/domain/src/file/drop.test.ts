import { describe, expect, it } from 'vitest';
import { dropErrors, type DropLimits } from './drop.ts';

const file = { mimeType: 'image/png', sizeBytes: 5 };
const takes: DropLimits = { types: ['image/png'], maxBytes: 5, minBytes: 5, maxFiles: 1 };

describe('files dropped on a field', () => {
  it.each([
    ['fit exactly', [file], {}, []],
    [
      'of another type',
      [file],
      { types: ['image/gif', 'image/jpeg'] },
      [{ code: 'type', types: 'image/gif, image/jpeg' }],
    ],
    ['one byte too large', [file], { maxBytes: 4, minBytes: 1 }, [{ code: 'larger', bytes: 4 }]],
    ['one byte too small', [file], { maxBytes: 9, minBytes: 6 }, [{ code: 'smaller', bytes: 6 }]],
    ['one too many', [file, file], {}, [{ code: 'tooMany' }]],
    [
      'all wrong',
      [file, { ...file, sizeBytes: 9 }],
      { types: [], maxBytes: 8, minBytes: 6, maxFiles: 1 },
      [{ code: 'type', types: '' }, { code: 'larger', bytes: 8 }, { code: 'smaller', bytes: 6 }, { code: 'tooMany' }],
    ],
  ])('%s', (_, files, limits, expected) => {
    expect(dropErrors(files, { ...takes, ...limits })).toEqual(expected);
  });
});
