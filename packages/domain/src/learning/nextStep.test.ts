import { expect, it } from 'vitest';
import { nextStep } from './nextStep.ts';

const last = { id: 7, nextId: null };
const lesson = (id: number) => ({ kind: 'lesson', id }) as const;
const test = (id: number) => ({ kind: 'test', id }) as const;

it.each([
  ['the next of the curriculum', { id: 7, nextId: 8 }, { next: lesson(3), completedAt: null }, lesson(8)],
  ['after the last, one that was left out', last, { next: lesson(3), completedAt: null }, lesson(3)],
  ['after the last, the test', last, { next: test(2), completedAt: null }, test(2)],
  ['after the last, a test of the same number', last, { next: test(7), completedAt: null }, test(7)],
  ['the course, while only this one is left', last, { next: lesson(7), completedAt: null }, { kind: 'course' }],
  ['the course, while something else is missing', last, { next: null, completedAt: null }, { kind: 'course' }],
  ['the finished moment', last, { next: null, completedAt: '2026-11-22T08:00:00Z' }, { kind: 'finished' }],
])('%s', (_, from, learning, expected) => expect(nextStep(from, learning)).toEqual(expected));
