import { PERMISSIONS } from '@suluh/domain/staff';
import { DAY_MS } from '@suluh/domain/time';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { forgetMe, type Me } from '../data/auth.ts';

/** What the API answers, by path without its query: rows of a list, or one record. */
export type Answers = Readonly<Record<string, unknown>>;

const me: Me = {
  userId: '0b7c0000-0000-4000-8000-000000000001',
  fullname: 'Dewi Lestari',
  email: 'dewi@suluh.example',
  roles: ['operator'],
  permissions: [...PERMISSIONS],
  hasSecondFactor: true,
  hasAuthenticator: true,
  recoveryCodesLeft: 8,
  mustSetUp: false,
  endsAt: new Date(Date.now() + DAY_MS).toISOString(),
};

let root: Root | null = null;
let place: HTMLElement | null = null;

afterEach(() => {
  root?.unmount();
  place?.remove();
  forgetMe();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Stands in for the API; what is not named answers with an empty list. @returns addresses that were asked, with methods */
function answerWith(answers: Answers): string[] {
  const asked: string[] = [];
  const really = window.fetch.bind(window);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(String(input), window.location.href);
    if (!pathname.startsWith('/api/')) return really(input, init);
    asked.push(`${init?.method ?? 'GET'} ${pathname}${search}`);
    const data: unknown =
      { '/api/staff/me': me, '/api/admin/background/count': { dead: 0 }, ...answers }[pathname] ?? [];
    return Response.json({ data, meta: { page: 1, limit: 25, totalData: Array.isArray(data) ? data.length : 1 } });
  });
  return asked;
}

/** Opens a page of the back office as an operator sees it. @returns addresses the page asked */
export function openOffice(path: string, answers: Answers): string[] {
  const asked = answerWith(answers);
  window.history.replaceState(null, '', path);
  // The router reads where it is when it begins, and follows what it is told.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<App />);
  return asked;
}
