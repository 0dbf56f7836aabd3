import { expect, it } from 'vitest';
import { newsVideo } from './video.ts';

it.each([
  ['video/membatik.mp4', { kind: 'stored', path: 'video/membatik.mp4' }],
  ['membatik.MP4', { kind: 'stored', path: 'membatik.MP4' }],
  ['dQw4w9WgXcQ', { kind: 'elsewhere', id: 'dQw4w9WgXcQ' }],
  ['a-_12345678', { kind: 'elsewhere', id: 'a-_12345678' }],
  ['../rahasia.mp4', null],
  ['https://lain.example/x.mp4', null],
  ['a'.repeat(65), null],
  ['abc', { kind: 'elsewhere', id: 'abc' }],
  ['x"><script>', null],
  ['', null],
  [null, null],
])('the file %j is %j', (file, expected) => expect(newsVideo(file)).toEqual(expected));
