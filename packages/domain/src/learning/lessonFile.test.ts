import { expect, it } from 'vitest';
import { isPlayed, LESSON_FILE_KINDS, lessonFileKind, type LessonFileKind } from './lessonFile.ts';

const of = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));
const MP4 = of([0, 0, 0, 32], 'ftypisom');
const VTT = of('WEBVTT\n\n');
const PNG = of([0x89], 'PNG\r\n', [0x1a], '\n');
const PDF = of('%PDF-1.7');
const ZIP = of('PK', [3, 4], 'x');

it.each<[LessonFileKind, Uint8Array, string | null]>([
  ['video-240', MP4, 'mp4'],
  ['video-480', MP4, 'mp4'],
  ['video-720', of([0, 0, 0, 32], 'moov'), null],
  ['audio', MP4, 'm4a'],
  ['audio', of('ID3', [4]), 'mp3'],
  ['audio', of([0xff, 0xfb, 0x90]), 'mp3'],
  ['audio', of([0xff, 0xd8, 0xff]), null],
  ['audio', of([0xff]), null],
  ['captions', VTT, 'vtt'],
  ['captions', of([0xef, 0xbb, 0xbf], 'WEBVTT'), 'vtt'],
  ['captions', of('1\n00:00'), null],
  ['captions', of([0xef, 0xbb], 'WEBVTT'), null],
  ['poster', PNG, 'webp'],
  ['poster', PDF, null],
  ['file', PDF, 'pdf'],
  ['file', ZIP, 'zip'],
  ['file', of('<html>'), null],
  ['scorm', ZIP, 'zip'],
  ['scorm', PDF, null],
  ['scorm', of('x'), null],
])('as %s %s is kept as %s', (kind, bytes, extension) =>
  expect(lessonFileKind(kind, bytes)?.extension ?? null).toBe(extension),
);

it('what is played has a length', () =>
  expect(LESSON_FILE_KINDS.filter(isPlayed)).toEqual(['video-240', 'video-480', 'video-720', 'audio']));
