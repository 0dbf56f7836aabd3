import type { DemoVideo } from '../data/lessons/shape.ts';

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;

/** Captions as WebVTT: what is said, sentence by sentence, each as long as its share of the slide's words. */
export function captionsOf({ slides }: DemoVideo): string {
  const cues: string[] = [];
  let from = 0;
  for (const { say, seconds } of slides) {
    const sentences = say.split(/(?<=[.?!])\s+/);
    const letters = sentences.reduce((sum, { length }) => sum + length, 0);
    for (const sentence of sentences) {
      const to = from + (seconds * sentence.length) / letters;
      cues.push(`${clock(from)} --> ${clock(to)}\n${sentence}\n`);
      from = to;
    }
  }
  return `WEBVTT\n\n${cues.join('\n')}`;
}
