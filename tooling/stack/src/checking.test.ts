import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Checking } from './checking.ts';

test('steps run side by side, one that fails stops no other, and the report ends with durations, reasons and the tally', async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text).trimEnd());
    return true;
  });
  onTestFinished(() => write.mockRestore());
  const checking = new Checking();
  await Promise.all([
    checking.check('quick', () => delay(10)),
    checking.suite('slow', async () => {
      await delay(300);
      return { passed: 3, failed: 1, reason: 'because' };
    }),
  ]);
  expect(checking.close()).toBe(1);
  const closing = lines.slice(lines.findIndex((line) => line.endsWith('How long each step took:')) + 1);
  expect(closing.map((line) => line.replace(/[\d.]+ s +/, '').trim())).toEqual([
    'slow',
    'quick',
    'from beginning to end',
    '✗ slow\nbecause',
    '4 passed, 1 failed',
  ]);
});
