import { expect, it } from 'vitest';
import { demoCourses } from '../../insert/courses.ts';
import { harmless } from '../../../../src/modules/lesson/harmless.ts';
import { firstLessonOf } from '../firstLessons/index.ts';
import { demoLessons } from '../lessons/index.ts';
import { plainParts } from '../lessons/plain.ts';
import type { DemoLesson } from '../lessons/shape.ts';
import { news } from '../news.ts';
import { readings } from '../readings/index.ts';
import { storyOf } from './index.ts';

const hasOwnLessons = (title: string) => demoLessons.some(({ course }) => course === title);
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
const contentOf = (lesson: DemoLesson): string => ('content' in lesson ? (lesson.content ?? '') : '');
/** What is read of a lesson; the end of a block or of an entry ends a sentence. */
const textOf = (content: string): string =>
  content.replaceAll(/<\/(?:p|li|h2|h3|td|th)>/g, '\n').replaceAll(/<[^>]+>/g, '');
/** Sentences that say something; a 'Bisa.' or 'Tidak.' is nobody's own. */
const sentencesOf = (text: string) => text.split(/\n|(?<=[.?!])\s+/).filter((sentence) => wordsOf(sentence) > 2);

it.each(demoCourses.map((course) => [course.title, course] as const))('%s has a story of its own', (title, course) => {
  const { text, audience, preparations, lessons, faq, reviews, ratings, average } = storyOf(title);
  const words = wordsOf(text.join(' '));
  expect(words, `${words} words`).toBeGreaterThanOrEqual(80);
  expect(words).toBeLessThanOrEqual(150);
  expect([audience.length, preparations.length, faq.length]).toEqual([3, 3, 3]);
  expect(reviews.length).toBeLessThanOrEqual(Math.min(12, ratings));
  if (ratings > 0) {
    expect(average).toBeGreaterThanOrEqual(4.2);
    expect(average).toBeLessThanOrEqual(4.9);
  }
  if (hasOwnLessons(title)) return;
  expect(lessons.length).toBe(course.parts.length);
  const made = plainParts(course).flatMap((part) => part.lessons);
  expect(made.length).toBeGreaterThanOrEqual(6);
  expect(made.length).toBeLessThanOrEqual(12);
  expect(made.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(course.minutes);
  expect(Math.min(...made.map(({ minutes }) => minutes))).toBeGreaterThan(0);
  expect(firstLessonOf(storyOf(title).course)).toBeDefined();
  expect(readings[storyOf(title).course], 'what its later lessons teach').toBeDefined();
  const content = contentOf(made[0]!);
  expect(harmless(content)).toBe(content);
  const firstWords = wordsOf(textOf(content));
  expect(firstWords, `${firstWords} words of the lesson to try`).toBeGreaterThanOrEqual(60);
  expect(firstWords).toBeLessThanOrEqual(100);
});

it.each(Object.entries(readings))('every lesson of %s after the first says 55 to 120 words', (name, texts) => {
  const course = demoCourses.find(({ title }) => storyOf(title).course === name)!;
  const [, ...later] = storyOf(course.title).lessons.flat();
  expect(later.map(([title]) => title)).toEqual(Object.keys(texts));
  for (const [title, text] of Object.entries(texts)) {
    const words = wordsOf(text.join(' '));
    expect(words, `${words} words of ${title}`).toBeGreaterThanOrEqual(55);
    expect(words).toBeLessThanOrEqual(120);
  }
});

it('no two courses share a sentence of text, whom it is for, what is needed and gained, lessons, questions or reviews', () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const course of demoCourses) {
    const { title, summary, outcomes } = course;
    const { text, audience, preparations, lessons, faq, reviews } = storyOf(title);
    const parts = demoLessons.find((each) => each.course === title)?.parts ?? plainParts(course);
    const told = [
      summary,
      ...outcomes,
      ...text,
      ...audience,
      ...preparations,
      ...lessons.flat(2),
      ...parts.flatMap((part) => part.lessons.map((lesson) => textOf(contentOf(lesson)))),
      ...faq.flat(),
      ...reviews.flatMap(([, words, answer]) => [words, answer ?? '']),
    ];
    for (const sentence of new Set(told.flatMap(sentencesOf))) {
      const before = owner.get(sentence);
      if (before !== undefined) shared.push(`${sentence} (${before}, ${title})`);
      owner.set(sentence, title);
    }
  }
  expect(shared).toEqual([]);
});

const written = news.filter(({ kind }) => kind !== 'video' && kind !== 'acara'); // those are watched and gone to
it.each(written.map(({ slug, body }) => [slug, body] as const))('the article %s has 400 words or more', (_, body) => {
  expect(wordsOf(body.join(' '))).toBeGreaterThanOrEqual(400);
});
