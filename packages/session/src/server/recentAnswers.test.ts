import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { RecentAnswers } from './recentAnswers.ts';

const MAX_AGE_MS = 100;
let asked: number;
let status: number;
let recent: RecentAnswers;

beforeEach(() => {
  asked = 0;
  status = 200;
  recent = new RecentAnswers();
});

const send = async () => Response.json({ number: ++asked }, { status });
const get = async (path = '/api/category', variant = '') => {
  const response = await recent.get(new Request(`http://api.example${path}`), variant, MAX_AGE_MS, send);
  return { status: response.status, ...((await response.json()) as { number: number }) };
};

describe('public answers of a moment', () => {
  test('are shared until they are too old, and never given afterwards', async () => {
    expect((await get()).number).toBe(1);
    expect((await get()).number).toBe(1);
    await delay(MAX_AGE_MS + 20);
    expect((await get()).number, 'the first visitor after a pause').toBe(2);
  });

  test('are asked for once by fifty who come together', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => get()));
    expect(new Set(all.map(({ number }) => number))).toEqual(new Set([1]));
  });

  test('belong to one address and one programme', async () => {
    await get('/api/category');
    expect((await get('/api/banner')).number).toBe(2);
    expect((await get('/api/category', 'janabadra')).number).toBe(3);
  });

  test('with a failure are not kept; one that says "unknown" is', async () => {
    status = 503;
    expect((await get()).status).toBe(503);
    await delay(5);
    status = 404;
    expect(await get()).toEqual({ status: 404, number: 2 });
    expect(await get()).toEqual({ status: 404, number: 2 });
  });

  test('that do not come are told to everybody who waits, and asked for again', async () => {
    const lost = () => Promise.reject(new Error('no answer'));
    await expect(recent.get(new Request('http://api.example/api/category'), '', MAX_AGE_MS, lost)).rejects.toThrow(
      'no answer',
    );
    expect((await get()).number).toBe(1);
  });
});
