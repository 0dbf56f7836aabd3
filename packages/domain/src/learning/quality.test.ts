import { describe, expect, it } from 'vitest';
import { isSparing, QUALITIES, startQuality, type Connection, type Quality } from './quality.ts';

describe('which quality a recording begins in', () => {
  const all: readonly Quality[] = QUALITIES;
  it.each<[string, readonly Quality[], string | null, Connection, Quality | null]>([
    ['480p as a rule', all, null, {}, 'video-480'],
    ['480p on a fast line', all, null, { effectiveType: '4g' }, 'video-480'],
    ['240p when data is saved', all, null, { saveData: true, effectiveType: '4g' }, 'video-240'],
    ['240p on 3g', all, null, { saveData: false, effectiveType: '3g' }, 'video-240'],
    ['240p on 2g', all, null, { effectiveType: '2g' }, 'video-240'],
    ['240p on the slowest line', all, null, { effectiveType: 'slow-2g' }, 'video-240'],
    ['the choice of last time', all, 'video-720', { saveData: true }, 'video-720'],
    ['sound alone, chosen last time', all, 'audio', {}, 'audio'],
    ['as a rule, when the choice is not there', ['video-480'], 'video-720', {}, 'video-480'],
    ['as a rule, when the choice is unknown', all, 'video-1080', {}, 'video-480'],
    ['240p rather than 720p', ['video-720', 'video-240'], null, {}, 'video-240'],
    ['720p when there is nothing else to see', ['audio', 'video-720'], null, {}, 'video-720'],
    ['480p when data is saved and 240p is missing', ['video-720', 'video-480'], null, { saveData: true }, 'video-480'],
    [
      '720p when data is saved and nothing lighter is there',
      ['video-720', 'audio'],
      null,
      { saveData: true },
      'video-720',
    ],
    ['sound where there is nothing else', ['audio'], null, { saveData: true }, 'audio'],
    ['sound where there is nothing else on a fast line', ['audio'], null, {}, 'audio'],
    ['none without a recording', [], 'video-480', {}, null],
  ])('%s', (_, available, remembered, connection, expected) => {
    expect(startQuality(available, remembered, connection)).toBe(expected);
  });

  it.each([
    [{}, false],
    [{ saveData: true }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '4g' }, false],
  ])('%j is sparing: %s', (connection, expected) => expect(isSparing(connection)).toBe(expected));

  it('is one of four', () => expect(QUALITIES).toEqual(['video-720', 'video-480', 'video-240', 'audio']));
});
