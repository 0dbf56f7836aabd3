import { expect, it } from 'vitest';
import {
  isPlayed,
  LESSON_FILE_KINDS,
  lessonFileFailure,
  lessonFileKind,
  lessonFileKindsOf,
  type LessonFileFailure,
  type LessonFileKind,
} from './lessonFile.ts';

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

const MEGABYTE = 1024 * 1024;

it.each<[LessonFileKind, string, number, number | null, LessonFileFailure | null]>([
  ['video-240', 'pelajaran.MP4', 512 * MEGABYTE, 1, null],
  ['video-480', 'pelajaran.mp4', 512 * MEGABYTE + 1, 1, 'tooLarge'],
  ['video-720', 'pelajaran.mov', 1, 1, 'wrongKind'],
  ['video-720', 'pelajaran', 1, 1, 'wrongKind'],
  ['video-240', 'pelajaran.mp4', 0, 1, 'empty'],
  ['video-240', 'pelajaran.mp4', 1, null, 'length'],
  ['audio', 'suara.m4a', 1, 1, null],
  ['captions', 'teks.vtt', 5 * MEGABYTE, null, null],
  ['captions', 'teks.vtt', 5 * MEGABYTE + 1, null, 'tooLarge'],
  ['captions', 'teks.vtt', 1, 1, 'length'],
  ['poster', 'gambar.jpeg', 5 * MEGABYTE, null, null],
  ['poster', 'gambar.png', 5 * MEGABYTE + 1, null, 'tooLarge'],
  ['file', 'lembar.pdf', 512 * MEGABYTE, null, null],
  ['file', 'lembar.docx', 1, null, 'wrongKind'],
  ['scorm', 'paket.zip', 128 * MEGABYTE, null, null],
  ['scorm', 'paket.zip', 128 * MEGABYTE + 1, null, 'tooLarge'],
])('as %s %s of %i bytes and %s seconds: %s', (kind, name, sizeBytes, seconds, expected) =>
  expect(lessonFileFailure(kind, { name, sizeBytes, seconds })).toBe(expected),
);

it.each([
  ['video', ['video-240', 'video-480', 'video-720', 'audio', 'captions', 'poster', 'file']],
  ['scorm', ['scorm', 'file']],
  ['article', ['file']],
  ['assignment', ['file']],
])('a lesson of kind %s has %j', (kind, expected) => expect(lessonFileKindsOf(kind)).toEqual(expected));
