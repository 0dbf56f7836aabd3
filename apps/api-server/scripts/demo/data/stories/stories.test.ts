import { expect, it } from 'vitest';
import { demoCourses } from '../../insert/courses.ts';
import { demoLessons } from '../lessons/index.ts';
import { plainParts } from '../lessons/plain.ts';
import { news } from '../news.ts';
import { storyOf } from './index.ts';

const hasOwnLessons = (title: string) => demoLessons.some(({ course }) => course === title);
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** Sentences that say something; a 'Bisa.' or 'Tidak.' is nobody's own. */
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).filter((sentence) => wordsOf(sentence) > 2);

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
});

it('no two courses share a sentence of text, lessons, questions or reviews', () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const { title } of demoCourses) {
    const { text, lessons, faq, reviews } = storyOf(title);
    const told = [
      ...text,
      ...lessons.flat(2),
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
