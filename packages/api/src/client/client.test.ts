import { describe, expect, it } from 'vitest';
import { createApiClient, writeQuery } from './index.ts';

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

  it('passes a server error through', async () => {
    const body = { success: false, code: 404, status: 'NOT_FOUND', message: 'Tidak ditemukan' };
    const client = clientThat(async () => Response.json(body, { status: 404 }));
    const { error } = await client.GET('/api/course/v2/{id}', { params: { path: { id: '1' } } });
    expect(error).toEqual(body);
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
