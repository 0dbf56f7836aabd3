import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteRead } from './notes.ts';
import { asideTexts } from './asideTexts.ts';
import { rendered } from './keepable.ts';
import { Keeper } from './keeper.ts';

let nowMs: number;
let drawn: number;
let slowMs: number;
let keeper: Keeper;
let draw: (key: string) => Promise<{ status: number; headers?: Record<string, string>; text: string }>;
const errors = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  nowMs = 1_000_000;
  drawn = 0;
  slowMs = 0;
  errors.mockClear();
  draw = async (key) => ({ status: 200, text: `${key} ${++drawn}` });
  keeper = new Keeper({
    now: () => nowMs,
    maxBytes: 10_000_000,
    onError: errors,
    render: async (key) => {
      const beginning = draw(key);
      if (slowMs > 0) await delay(slowMs);
      const { status, headers = {}, text } = await beginning;
      return rendered({
        pathname: '/',
        status,
        headers: { 'content-type': 'text/html', ...headers },
        body: Buffer.from(text),
        texts: asideTexts(),
        sheets: null,
      });
    },
  });
  keeper.shelf.isHearing = true;
});

const read = async (key = '/') => {
  const { page, source } = await keeper.get(key);
  return [source, page.body.toString(), page.status] as const;
};

describe('a page that everybody sees', () => {
  test('is rendered once for fifty who come first', async () => {
    slowMs = 20;
    const all = await Promise.all(Array.from({ length: 50 }, () => read()));
    expect(new Set(all.map(([, text]) => text))).toEqual(new Set(['/ 1']));
    expect(drawn).toBe(1);
  });

  test('is kept until something changes, and the first visitor after that sees the change', async () => {
    await read();
    expect(await read()).toEqual(['kept', '/ 1', 200]);
    nowMs += 3_600;
    keeper.take({ kind: 'all' });
    nowMs += 1;
    expect(await read()).toEqual(['renewed', '/ 2', 200]);
  });

  test('is renewed behind a change without a visit, where somebody was lately', async () => {
    await read();
    nowMs += 10;
    keeper.take({ kind: 'all' });
    nowMs += 1;
    await vi.waitFor(() => expect(keeper.shelf.get('/')?.page.body.toString()).toBe('/ 2'));
    expect(await read()).toEqual(['kept', '/ 2', 200]);
  });

  test('says when its drawing began, and nothing of one that is not kept', async () => {
    const beganMs = nowMs;
    nowMs += 10;
    expect((await keeper.get('/')).beganMs).toBe(beganMs + 10);
    nowMs += 5_000;
    expect((await keeper.get('/')).beganMs, 'kept').toBe(beganMs + 10);
    keeper.take({ kind: 'all' });
    nowMs += 1;
    expect((await keeper.get('/')).beganMs, 'renewed').toBe(nowMs);
    draw = async () => {
      noteRead('/api/news', 503);
      return { status: 200, text: 'tanpa berita' };
    };
    expect((await keeper.get('/lain')).beganMs).toBe(0);
  });

  test('shows a change that came while it was being rendered', async () => {
    slowMs = 30;
    const first = read();
    await delay(5);
    nowMs += 5;
    keeper.take({ kind: 'all' });
    nowMs += 5;
    expect((await first)[1]).toBe('/ 1');
    expect((await read())[1]).toBe('/ 2');
  });
});

describe('while the API is away', () => {
  const failing = async () => {
    noteRead('/api/banner', 0);
    return { status: 200, text: 'Permintaan gagal' };
  };

  test('the good page stays, and is asked for anew two seconds later', async () => {
    await read();
    draw = failing;
    nowMs += 10_000;
    keeper.take({ kind: 'all' });
    nowMs += 1;
    expect(await read()).toEqual(['kept', '/ 1', 200]);
    draw = async () => ({ status: 200, text: 'baru' });
    nowMs += 1_000;
    expect((await read())[1]).toBe('/ 1');
    nowMs += 1_000;
    expect((await read())[1]).toBe('baru');
  });

  test('who comes first sees the page that says so, and nobody after the API is back', async () => {
    draw = failing;
    expect(await read()).toEqual(['rendered', 'Permintaan gagal', 200]);
    draw = async () => ({ status: 200, text: 'baru' });
    expect((await read())[1]).toBe('baru');
  });

  test('a page with a gap in it is never kept', async () => {
    draw = async () => {
      noteRead('/api/news', 503);
      return { status: 200, text: 'tanpa berita' };
    };
    await read();
    expect(keeper.shelf.get('/')).toBeUndefined();
  });

  test('a rendering that hangs keeps nobody waiting who can have the old page', async () => {
    await read();
    slowMs = 5_000;
    nowMs += 10;
    keeper.take({ kind: 'all' });
    nowMs += 1;
    const startedMs = Date.now();
    expect((await read())[0]).toBe('kept');
    expect(Date.now() - startedMs).toBeLessThan(1_500);
    const nextMs = Date.now();
    expect((await read())[0]).toBe('kept');
    expect(Date.now() - nextMs, 'who comes next does not wait at all').toBeLessThan(100);
  });

  test('a rendering that throws leaves the good page where it is', async () => {
    await read();
    draw = () => Promise.reject(new Error('rusak'));
    nowMs += 61_000;
    expect(await read()).toEqual(['kept', '/ 1', 200]);
    expect(errors).toHaveBeenCalled();
  });
});

describe('what is not for everybody', () => {
  test.each([
    ['a page that sets a cookie', { status: 200, headers: { 'set-cookie': 'a=b' }, text: 'x' }],
    ['a redirect', { status: 307, headers: { location: '/' }, text: '' }],
    ['the downtime screen', { status: 503, headers: { 'x-suluh-downtime': '1' }, text: 'Banyak Update Menanti!' }],
  ])('%s is not kept', async (_, answer) => {
    draw = async () => answer;
    expect((await read())[2]).toBe(answer.status);
    expect(keeper.shelf.get('/')).toBeUndefined();
  });

  test('the downtime screen stands before what was kept', async () => {
    await read();
    draw = async () => ({ status: 503, headers: { 'x-suluh-downtime': '1' }, text: 'Banyak Update Menanti!' });
    nowMs += 10;
    keeper.take({ kind: 'all' });
    nowMs += 1;
    expect((await read())[2]).toBe(503);
    expect((await read())[2]).toBe(503);
  });
});
