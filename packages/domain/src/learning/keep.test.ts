import { describe, expect, it } from 'vitest';
import { isKeepable, keptFiles, keptUntilMs } from './keep.ts';

it.each([
  ['video', true],
  ['article', true],
  ['file', true],
  ['link', false],
  ['live', false],
  ['quiz', false],
  ['assignment', false],
  ['scorm', false],
] as const)('a lesson of kind %s can be kept: %s', (kind, expected) => expect(isKeepable(kind)).toBe(expected));

it('a lesson is kept for seven days', () => {
  const at = Date.parse('2026-11-22T08:00:00Z');
  expect(new Date(keptUntilMs(at)).toISOString()).toBe('2026-11-29T08:00:00.000Z');
});

describe('of a lesson is kept', () => {
  const asset = (kind: string, bytes: number) => ({ id: kind, kind, bytes });
  const [p480, p240, audio] = [asset('video-480', 62), asset('video-240', 21), asset('audio', 6)];
  const [captions, file] = [asset('captions', 1), asset('file', 3)];

  it('the lightest picture with captions and files, for all qualities', () => {
    expect(keptFiles([p480, captions, audio, p240, file])).toEqual({
      files: [captions, p240, file],
      bytes: 25,
      recording: p240,
      others: [p480, audio],
    });
  });

  it('the sound where there is no picture', () => {
    expect(keptFiles([audio, captions])).toEqual({ files: [audio, captions], bytes: 7, recording: audio, others: [] });
  });

  it('what there is, where nothing was recorded', () => {
    expect(keptFiles([file])).toEqual({ files: [file], bytes: 3, recording: null, others: [] });
    expect(keptFiles([])).toEqual({ files: [], bytes: 0, recording: null, others: [] });
  });
});
