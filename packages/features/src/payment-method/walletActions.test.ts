import { MAIN_ROUTES, signInPath } from '@suluh/domain/address';
import {
  cookieHeader,
  formRequest,
  scope,
  startUpstream,
  summary,
  type Reply,
  type UpstreamServer,
} from '@suluh/session/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postForm } from '../testing/postForm.ts';

const member = { cookie: cookieHeader({ token: 'T', refresh: 'R', summary: summary() }) };
const page = '/payment-method?cart=c-1&method=GOPAY';
const fields = { productCode: 'GOPAY', redirectTo: page };

let api: UpstreamServer;
let answer: Reply;
beforeEach(async () => {
  api = await startUpstream();
  api.answer(() => answer);
});
afterEach(() => api.close());

const post = async (name: string, headers: Record<string, string> = member) => {
  const response = await postForm(formRequest(`/api/form/${name}`, fields, headers), scope, api.upstream, MAIN_ROUTES);
  expect(response.status).toBe(303);
  return response.headers.get('location');
};
const refusal = (status: number, code: string): Reply => ({ status, body: { status: code } });

describe('a wallet before JavaScript, and after it', () => {
  test('is linked where its owner agrees, who comes back to the page', async () => {
    answer = { status: 200, body: { data: { url: 'https://dompet.example/setuju' } } };
    expect(await post('wallet-link')).toBe('https://dompet.example/setuju');
    const [sent] = api.arrived;
    expect([sent?.url, sent?.headers.authorization]).toEqual(['/api/payment/wallet', 'Bearer T']);
    expect(JSON.parse(sent?.body ?? '')).toEqual({ productCode: 'GOPAY', page });
  });

  test('follows no address that is none', async () => {
    answer = { status: 200, body: { data: { url: 'javascript:alert(1)' } } };
    expect(await post('wallet-link')).toBe('about:blank');
  });

  test('is unlinked, and the page returned to', async () => {
    answer = { status: 200, body: { data: {} } };
    expect(await post('wallet-unlink')).toBe(page);
    expect(api.arrived.map(({ method, url }) => [method, url])).toEqual([['DELETE', '/api/payment/wallet/GOPAY']]);
  });

  test.each([
    ['wallet-link', 409, 'PHONE_MISSING'],
    ['wallet-link', 503, 'UNAVAILABLE'],
    ['wallet-unlink', 503, 'UNAVAILABLE'],
  ])('%s that is refused (%i %s) says so on the page', async (name, status, code) => {
    answer = refusal(status, code);
    expect(await post(name)).toBe(`${page}&error=${code}`);
  });

  test('without a session leads to login and back', async () => {
    answer = refusal(401, 'UNAUTHORIZED');
    expect(await post('wallet-link', {})).toBe(signInPath(MAIN_ROUTES, 'login', page));
  });
});
