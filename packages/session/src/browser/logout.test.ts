import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, type Page } from '../testing/page.ts';
import { logOut } from './logout.ts';

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
    ['the API names nothing: the fallback', async () => Response.json({ data: { redirect: '/' } }), '/program/janabadra'],
    ['the API names an address: that one', async () => Response.json({ data: { redirect: 'https://masuk.example/end' } }), 'https://masuk.example/end'],
    ['offline: the fallback', () => Promise.reject(new TypeError('offline')), '/program/janabadra'],
    ['an answer that is no JSON: the fallback', async () => new Response('<html>'), '/program/janabadra'],
  ])('%s, and other tabs are told', async (_, answer, expected) => {
    answering(answer);
    await logOut('main', '/api', '/program/janabadra');
    expect(page.visited).toEqual([expected]);
    await vi.waitFor(() => expect(messages).toHaveLength(1));
  });
});
