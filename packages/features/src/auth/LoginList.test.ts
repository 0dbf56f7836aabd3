import { MAIN_ROUTES } from '@suluh/domain/address';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoginList } from './LoginList.tsx';

it('tells logins of the same minute apart by the site they belong to', () => {
  const at = { startedAt: '2026-11-22T08:00:10Z', lastUsedAt: '2026-11-22T08:00:10Z' };
  const logins = [
    { id: 'a', ...at, isCurrent: true, sessionType: 'reguler', programName: null },
    { id: 'b', ...at, isCurrent: false, sessionType: 'mysooltan', programName: null },
    { id: 'c', ...at, isCurrent: false, sessionType: 'reguler', programName: 'Universitas Janabadra' },
  ] as const;
  const html = renderToString(createElement(LoginList, { logins, routes: MAIN_ROUTES, hasEnded: false }));
  const rows = html.split('<li>').slice(1);
  expect(rows.map((row) => />(Suluh|Suluh UKM|Universitas Janabadra)</.exec(row)?.[1])).toEqual([
    'Suluh',
    'Suluh UKM',
    'Universitas Janabadra',
  ]);
});

it('shows this device and those used last, and keeps the rest until it is asked for', () => {
  const logins = Array.from({ length: 7 }, (_, day) => ({
    id: `login-${day}`,
    startedAt: `2026-11-1${day}T08:00:00Z`,
    lastUsedAt: `2026-11-1${day}T09:00:00Z`,
    isCurrent: day === 2,
    sessionType: 'reguler' as const,
    programName: null,
  }));
  const html = renderToString(createElement(LoginList, { logins, routes: MAIN_ROUTES, hasEnded: false }));
  const [shown, rest] = html.split('<details');
  const days = (part = '') => [...part.matchAll(/Masuk (\d+) /g)].map(([, day]) => day);
  expect(days(shown)).toEqual(['12', '16', '15', '14']);
  expect(days(rest)).toEqual(['13', '11', '10']);
  expect(rest).toContain('3 perangkat lain yang lebih lama');
});
