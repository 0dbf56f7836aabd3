import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { motifOfCourse } from '@suluh/domain/cloth';
import type { Sharp } from 'sharp';
import { demoLessons } from '../data/lessons/index.ts';
import type { DemoVideo } from '../data/lessons/shape.ts';
import { categories } from '../data/categories.ts';
import { demoCourses } from '../insert/courses.ts';
import { captionsOf } from './captions.ts';
import { drawFile } from './drawFile.ts';
import { framesOf } from './drawFrames.ts';
import { encode, FRAME_RATE } from './encode.ts';

/**
 * Makes the files of the demo lessons anew, of all or of those named: `node scripts/demo/videos/main.ts [name …]`. They
 * are committed, so that a machine that fills the demo data needs no encoder.
 */
const FOLDER = path.join(import.meta.dirname, '../lessons');
const SIZES = [
  { name: 240, width: 426, height: 240 },
  { name: 480, width: 854, height: 480 },
] as const;
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const write = (name: string, bytes: Buffer | string) => writeFile(path.join(FOLDER, name), bytes);

async function makeVideo(video: DemoVideo, categorySlug: string): Promise<void> {
  const { motif } = motifOfCourse([categories.find(({ slug }) => slug === categorySlug)!]);
  const frames: Sharp[] = [];
  for await (const frame of framesOf(video, motif)) frames.push(frame);
  for (const { name, width, height } of SIZES) {
    const sized = (async function* () {
      for (const frame of frames) yield await frame.clone().resize(width, height).ensureAlpha().raw().toBuffer();
    })();
    await write(`${video.name}-${name}.mp4`, await encode(sized, { width, height }));
  }
  const shown = frames[video.slides[0]!.seconds * FRAME_RATE - 1]!;
  await write(`${video.name}.webp`, await shown.clone().webp({ quality: 70 }).toBuffer());
  await write(`${video.name}.vtt`, captionsOf(video));
}

await mkdir(FOLDER, { recursive: true });
for (const { course, parts } of demoLessons) {
  const { category } = demoCourses.find(({ title }) => title === course)!;
  for (const lesson of parts.flatMap(({ lessons }) => lessons)) {
    if (lesson.kind === 'video' && isWanted(lesson.video.name)) await makeVideo(lesson.video, category);
    if (lesson.kind === 'file' && isWanted(lesson.file.name))
      await write(lesson.file.name, await drawFile(lesson.file));
  }
}
