import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoLessons } from '../data/lessons/index.ts';
import { secondsOf } from '../data/lessons/shape.ts';
import { filesOf, LESSON_FILES } from '../insert/lessonFiles.ts';
import { captionsOf } from './captions.ts';
import { drawFile } from './drawFile.ts';
import { boxAt, boxesIn, HEADER, moovFirst } from './moovFirst.ts';
import { soundOf } from './sound.ts';

const read = (name: string) => readFileSync(path.join(LESSON_FILES, name));
const lessons = demoLessons.flatMap(({ parts }) => parts.flatMap((part) => part.lessons));
const videos = lessons.flatMap((lesson) => (lesson.kind === 'video' ? [lesson.video] : []));
const files = lessons.flatMap((lesson) => (lesson.kind === 'file' ? [lesson.file] : []));
const recordings = videos.flatMap((video) => [240, 480].map((size) => ({ name: `${video.name}-${size}.mp4`, video })));

/** Length of a recording in seconds, as its index says. */
function secondsIn(file: Buffer): number {
  const { start } = boxAt(file, ['moov', 'mvhd']);
  const body = start + HEADER + 4; // after version and flags
  if (file[start + HEADER] === 1) return Number(file.readBigUInt64BE(body + 20)) / file.readUInt32BE(body + 16);
  return file.readUInt32BE(body + 12) / file.readUInt32BE(body + 8);
}

const CUE = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})\n.+\n/gm;

describe('files of the demo lessons', () => {
  it.each(recordings)('$name has its index first, and is as long as is said', ({ name, video }) => {
    const file = read(name);
    expect(boxesIn(file).map(({ kind }) => kind)).toEqual(['ftyp', 'moov', 'mdat']);
    expect(moovFirst(file)).toBe(file);
    expect(secondsIn(file)).toBeCloseTo(secondsOf(video), 1);
    expect(secondsOf(video)).toBeGreaterThanOrEqual(12);
    expect(secondsOf(video)).toBeLessThanOrEqual(25);
  });

  it.each(videos)('$name has captions within it, one after the other, as they are written', (video) => {
    const text = read(`${video.name}.vtt`).toString();
    expect(text).toBe(captionsOf(video));
    expect(text).toMatch(/^WEBVTT\n\n/);
    const cues = [...text.matchAll(CUE)].map(([, fromMinute, from, toMinute, to]) => ({
      from: Number(fromMinute) * 60 + Number(from),
      to: Number(toMinute) * 60 + Number(to),
    }));
    expect(cues).toHaveLength(text.split('-->').length - 1);
    for (const [at, { from, to }] of cues.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThanOrEqual(at === 0 ? 0 : cues[at - 1]!.to);
      expect(to).toBeLessThanOrEqual(secondsOf(video));
    }
  });

  it.each(videos)('$name can be listened to alone, as long as it is', (video) => {
    const sound = soundOf(video);
    const [rate, samples] = [sound.readUInt32LE(24), sound.subarray(44)];
    expect(samples.length / rate).toBeCloseTo(secondsOf(video), 3);
    for (let second = 0; second < secondsOf(video); second += 1) {
      const heard = samples.subarray(second * rate, (second + 1) * rate).map((height) => Math.abs(height - 128));
      expect(Math.max(...heard)).toBeGreaterThan(20); // no second is silent
      expect(Math.max(...heard)).toBeLessThan(127); // and none is cut off
    }
  });

  it.each(files)('$name is the one that is written down', async (file) => {
    const [made, kept] = [await drawFile(file), read(file.name)];
    if ('table' in file) expect(kept.equals(made)).toBe(true);
    else expect([kept.toString('latin1', 0, 5), kept.length]).toEqual(['%PDF-', made.length]);
  });

  it('are those the lessons name, and weigh less than 4 MB', () => {
    const named = lessons.flatMap(filesOf).map(({ name }) => name);
    const packages = lessons.flatMap((lesson) => (lesson.kind === 'scorm' ? [lesson.package] : []));
    expect(readdirSync(LESSON_FILES).sort()).toEqual([...named, ...packages].sort());
    expect(named.reduce((sum, name) => sum + statSync(path.join(LESSON_FILES, name)).size, 0)).toBeLessThan(4_000_000);
  });
});
