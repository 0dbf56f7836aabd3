import { MAIN_ROUTES } from '@suluh/domain/address';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, type Page } from '../testing/page.ts';
import { finishLeaving, logOut } from './logout.ts';
import { summary } from '../testing/visitor.ts';

let page: Page;
let told: BroadcastChannel;
let messages: unknown[];
beforeEach(() => {
  page = openPage();
  messages = [];
  told = new BroadcastChannel('suluh-session-main');
  told.onmessage = ({ data }) => void messages.push(data);
});
afterEach(() => {
  told.close();
  vi.unstubAllGlobals();
});

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

describe('logging out', () => {
  test.each([
    [
      'the API names nothing: the fallback',
      async () => Response.json({ data: { redirect: '/' } }),
      '/program/janabadra',
    ],
    [
      'the API names an address: that one',
      async () => Response.json({ data: { redirect: 'https://masuk.example/end' } }),
      'https://masuk.example/end',
    ],
    ['offline: the fallback', () => Promise.reject(new TypeError('offline')), '/program/janabadra'],
    ['an answer that is no JSON: the fallback', async () => new Response('<html>'), '/program/janabadra'],
  ])('%s, and other tabs are told', async (_, answer, expected) => {
    answering(answer);
    await logOut('main', MAIN_ROUTES, '/program/janabadra');
    expect(page.visited).toEqual([expected]);
    await vi.waitFor(() => expect(messages).toHaveLength(1));
  });
});

describe('a logout without an answer', () => {
  test.each([
    ['offline', () => Promise.reject(new TypeError('offline'))],
    ['503', async () => new Response(null, { status: 503 })],
  ])('%s: the page is logged out, and what is left counts for nothing', async (_, answer) => {
    page.tell(summary());
    answering(answer);
    await logOut('main', MAIN_ROUTES, '/');
    expect([page.cookies.get('suluh-main-session'), page.cookies.get('suluh-main-leaving'), page.visited]).toEqual([
      '',
      '1',
      ['/'],
    ]);
  });

  test('is asked for again by the next page, as long as there is none', async () => {
    page.cookies.set('suluh-main-leaving', '1');
    answering(() => Promise.reject(new TypeError('offline')));
    await finishLeaving('main', MAIN_ROUTES);
    expect(page.cookies.get('suluh-main-leaving')).toBe('1');
    answering(async () => Response.json({ data: { redirect: '/' } }));
    await finishLeaving('main', MAIN_ROUTES);
    expect(fetch).toHaveBeenCalledWith('/api/auth/logout', expect.objectContaining({ method: 'POST' }));
    expect(page.visited).toEqual([]);
  });

  test('is not asked for by who never left', async () => {
    answering(async () => Response.json({}));
    await finishLeaving('main', MAIN_ROUTES);
    expect(fetch).not.toHaveBeenCalled();
  });
});
