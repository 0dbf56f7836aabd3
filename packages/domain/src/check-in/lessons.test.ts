import { expect, it } from 'vitest';
import { lessonsUntilToday } from './lessons.ts';
import type { CheckInStatus } from './view.ts';

it.each<[string, number, CheckInStatus[], number | null]>([
  ['no session', 8, [], null],
  ['none open yet', 8, ['disable', 'disable'], null],
  ['the first day', 8, ['enable', 'disable', 'disable'], 3],
  ['the first day, checked in', 8, ['already_check_in', 'disable_today', 'disable'], 3],
  ['the second day', 8, ['already_check_in', 'enable', 'disable'], 6],
  ['the last day', 8, ['already_check_in', 'already_check_in', 'enable'], 8],
  ['more sessions than lessons', 2, ['enable', 'disable', 'disable'], 1],
  ['a session missed', 8, ['already_check_in', 'missed', 'locked'], null],
  ['locked by its order', 8, ['already_check_in', 'locked', 'locked'], null],
])('%s', (_, lessons, sessions, expected) => expect(lessonsUntilToday(lessons, sessions)).toBe(expected));
