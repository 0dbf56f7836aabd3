import { describe, expect, it } from 'vitest';
import { assertNever } from './assertNever.ts';

describe('assertNever', () => {
  it('names the variant that should not exist', () => {
    expect(() => assertNever({ kind: 'surprise' } as never)).toThrow('Unexpected variant: {"kind":"surprise"}');
  });
});
