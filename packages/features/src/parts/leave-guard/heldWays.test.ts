import { beforeEach, expect, test, vi } from 'vitest';
import { asksBefore, holdWays, isHeld, letGo } from './heldWays.ts';

const ask = () => vi.fn<(href: string) => void>();
let ends: (() => void)[] = [];
beforeEach(() => {
  ends.forEach((end) => end());
  ends = [];
});
const hold = (asks: (href: string) => void) => void ends.push(holdWays(asks));

test('a page without anything typed is left without a question', () => {
  expect([isHeld(), asksBefore('/beranda')]).toEqual([false, false]);
});

test('of several forms with something in them one asks, and none once somebody said that they leave', () => {
  const [one, other] = [ask(), ask()];
  hold(one);
  hold(other);
  expect(asksBefore('/beranda')).toBe(true);
  expect([one.mock.calls, other.mock.calls]).toEqual([[['/beranda']], []]);
  letGo();
  expect([isHeld(), asksBefore('/beranda')]).toEqual([false, false]);
});

test('once a form is sent it no longer asks, and a page that stayed asks again with what is typed next', () => {
  const [one, other] = [ask(), ask()];
  const end = holdWays(one);
  end();
  expect(asksBefore('/beranda')).toBe(false);
  letGo();
  hold(other);
  expect(asksBefore('/beranda')).toBe(true);
  expect(one).not.toHaveBeenCalled();
});
