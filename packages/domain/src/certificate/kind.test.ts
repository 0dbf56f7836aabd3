import { describe, expect, it } from 'vitest';
import { certificateKind } from './kind.ts';

describe('certificate: isCompetence', () => {
  it('tells competence from completion', () => {
    expect([true, false].map((isCompetence) => certificateKind({ isCompetence }))).toEqual([
      'competence',
      'completion',
    ]);
  });
});
