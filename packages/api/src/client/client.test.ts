import { describe, expect, it } from 'vitest';
import { createApiClient, NO_ANSWER } from './index.ts';
import { writeQuery } from './query.ts';

const noBodyMessage = 'no answer';
const clientThat = (fetch: (request: Request) => Promise<Response>) =>
  createApiClient({ baseUrl: 'http://api.test', fetch, noBodyMessage });

describe('createApiClient', () => {
  it('turns a failing network into the error of a call without answer', async () => {
    const client = clientThat(() => Promise.reject(new TypeError('refused')));
    const { error } = await client.GET('/api/site/config');
    expect(error).toMatchObject({ code: 500, status: 'error', message: noBodyMessage });
  });

  it('turns an error page into the error of a call without answer', async () => {
    const client = clientThat(
      async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    );
    const { error } = await client.GET('/api/site/config');
    expect(error).toMatchObject({ code: 500, status: 'error', message: noBodyMessage });
  });

  it('turns a page that a hotspot answers with into the error of a call without answer', async () => {
    const client = clientThat(
      async () => new Response('<h1>Masuk Wi-Fi</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    const { error } = await client.GET('/api/site/config');
    expect(error).toMatchObject({ code: 500, status: NO_ANSWER, message: noBodyMessage });
  });

  it('passes a server error through', async () => {
    const body = { success: false, code: 404, status: 'NOT_FOUND', message: 'Tidak ditemukan' };
    const client = clientThat(async () => Response.json(body, { status: 404 }));
    const { error } = await client.GET('/api/course/v2/{id}', { params: { path: { id: '1' } } });
    expect(error).toEqual(body);
  });

  it.each([
    [
      'an empty body that calls itself JSON',
      new Response('', { status: 500, headers: { 'content-type': 'application/json' } }),
    ],
    ['JSON that is no object', Response.json('maaf', { status: 500 })],
  ])('turns %s into the error of a call without answer', async (_, answer) => {
    const { error } = await clientThat(async () => answer).GET('/api/site/config');
    expect(error).toMatchObject({ code: 500, status: NO_ANSWER, message: noBodyMessage });
  });

  it('fills in what the body of a refusal leaves out', async () => {
    const client = clientThat(async () => Response.json({ data: 40 }, { status: 429 }));
    const { error } = await client.GET('/api/site/config');
    expect(error).toMatchObject({ code: 429, status: NO_ANSWER, message: '', data: 40 });
  });

  it('lets an aborted call throw', async () => {
    const aborting = new AbortController();
    aborting.abort();
    const client = clientThat((request) => Promise.reject(request.signal.reason));
    await expect(client.GET('/api/site/config', { signal: aborting.signal })).rejects.toThrow();
  });

  it('writes arrays with brackets and leaves empty values out', async () => {
    const asked: string[] = [];
    const client = clientThat(async (request) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return Response.json({ success: true });
    });
    await client.GET('/api/course/filter', { params: { query: { category: ['78', '2'], q: '', page: 2 } } });
    expect(asked).toEqual(['?category[]=78&category[]=2&page=2']);
  });
});

describe('writeQuery', () => {
  it('keeps 0 and false', () =>
    expect(writeQuery({ min_age: 0, flag: false, none: null, list: [] })).toBe('min_age=0&flag=false'));
});
