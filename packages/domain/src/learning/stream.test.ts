import { expect, it } from 'vitest';
import { isStream } from './stream.ts';

it.each([
  ['https://video.example/kelas/utama.m3u8', true],
  ['https://video.example/kelas/UTAMA.M3U8?token=a', true],
  ['http://video.example/utama.m3u8', false],
  ['https://video.example/utama.mp4', false],
  ['https://video.example/?x=utama.m3u8', false],
  ['/utama.m3u8', false],
  ['', false],
])('%j is a stream: %s', (url, expected) => expect(isStream(url)).toBe(expected));
