import { describe, expect, test } from 'vitest';
import { summary } from '../testing/visitor.ts';
import { decodeSummary, encodeSummary, type SessionSummary } from './summary.ts';

const now = new Date('2025-10-10T00:00:00Z');
const end = new Date('2025-10-11T00:00:00Z').toISOString();
const told = summary({ refreshExpiredAt: end });
const text = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('the readable session cookie', () => {
  test('says again what was written, names with any character', () => {
    const person = { ...told, user: { ...told.user, fullname: 'Ni Luh; "Ayu" = Ñ, 100%' } };
    const written = encodeSummary(person);
    expect(decodeSummary(written, now)).toEqual(person);
    expect(written).not.toMatch(/[;,"\s]/);
  });

  test.each([
    ['google', 'reguler'],
    ['facebook', 'reguler'],
    ['internship-ddb', 'internship-ddb'],
    ['mysooltan', 'mysooltan'],
  ])('%s counts as %s', (type, expected) => {
    expect(decodeSummary(text({ ...told, type }), now)?.type).toBe(expected);
  });

  test.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['broken JSON', '%7Bbroken'],
    ['a broken escape', '%E0%A4%A'],
    ['no object', text(7)],
    ['null inside', text(null)],
    ['an unknown type', text({ ...told, type: 'admin' })],
    ['no person', text({ ...told, user: undefined })],
    ['a person without a name', text({ ...told, user: {} })],
    ['no end', text({ ...told, refreshExpiredAt: undefined })],
    ['an end that is no date', text({ ...told, refreshExpiredAt: 'besok' })],
  ])('%s: the visitor counts as anonymous', (_, value) => {
    expect(decodeSummary(value, now)).toBeNull();
  });

  test.each([
    ['a millisecond before the refresh token ends it is a session', -1, true],
    ['at its end it is over', 0, false],
    ['after its end it is over', 1, false],
  ])('%s', (_, offsetMs, expected) => {
    const decoded: SessionSummary | null = decodeSummary(encodeSummary(told), new Date(Date.parse(end) + offsetMs));
    expect(decoded !== null).toBe(expected);
  });
});
