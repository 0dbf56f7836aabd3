import { expect, it } from 'vitest';
import { packageOutcome } from './package.ts';

it.each([
  ['1.2', 'completed', { core: { lesson_status: 'completed', score: { raw: '80' } } }, true, 80],
  ['1.2', 'passed', { core: { lesson_status: 'passed', score: { raw: '' } } }, true, null],
  ['1.2', 'failed', { core: { lesson_status: 'failed', score: { raw: 40 } } }, false, 40],
  ['1.2', 'incomplete', { core: { lesson_status: 'incomplete' } }, false, null],
  ['1.2', 'nothing', null, false, null],
  ['2004', 'completed', { completion_status: 'completed', success_status: 'unknown' }, true, null],
  [
    '2004',
    'passed',
    { completion_status: 'incomplete', success_status: 'passed', score: { scaled: '0.855' } },
    true,
    86,
  ],
  [
    '2004',
    'completed and failed',
    { completion_status: 'completed', success_status: 'failed', score: { raw: '10' } },
    false,
    10,
  ],
  ['2004', 'a score above all', { score: { scaled: '1.5' } }, false, 100],
  ['2004', 'a score below all', { score: { scaled: '-0.5' } }, false, 0],
  ['2004', 'words', 'completed', false, null],
] as const)('of SCORM %s that says %s', (version, _, cmi, isDone, score) => {
  expect(packageOutcome(version, cmi)).toEqual({ isDone, score });
});
