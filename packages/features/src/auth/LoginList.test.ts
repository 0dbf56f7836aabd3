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
