import { MAIN_ROUTES } from '@suluh/domain/address';
import { browserRequest, formRequest, scope, startUpstream } from '@suluh/session/testing';
import { readDraft } from '@suluh/session/draft';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FORMS, handleForm } from './forms.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');

/** Forms the pages post to: addresses, and the ends of those that plain forms put together. */
const posted = (source: string): string[] =>
  [...source.matchAll(/\/form\/([a-z-]+)/g)].flatMap(([, name]) => (name ? [name] : []));

it('every form of a page is answered, and every action has its form', () => {
  const pages = globSync('**/*.tsx', { cwd: SOURCE }).map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));
  const names = new Set(pages.flatMap(posted));
  const inTernaries = ['otp-send', 'otp-authorize']; // one form, two steps
  expect([...names, ...inTernaries].sort()).toEqual([...FORMS.keys()].sort());
});

it('what is no form of ours is left to the calls', async () => {
  const api = await startUpstream();
  const ask = (request: Request) => handleForm(request, scope, api.upstream, MAIN_ROUTES);
  expect(ask(formRequest('/api/form/constructor', {}))).toBeUndefined();
  expect(ask(browserRequest('/api/form/login'))).toBeUndefined();
  expect(ask(formRequest('/api/auth/login', {}))).toBeUndefined();
  await api.close();
});

it('a refused form of a business keeps what was typed in a cookie of its page, and out of the address', async () => {
  const api = await startUpstream();
  api.answer(() => ({ status: 400, body: { success: false, code: 400, status: 'BAD_REQUEST', message: '' } }));
  const typed = { name: 'R2', email: 'rina@toko.example', phone: '6281234567890', need: 'Kasir' };
  const post = () => handleForm(formRequest('/api/form/enterprise-lead', typed), scope, api.upstream, MAIN_ROUTES);
  const refused = await post();
  expect(refused?.headers.get('location')).toBe('/enterprise/minta-penawaran?error=BAD_REQUEST');
  const [cookie] = refused!.headers.getSetCookie();
  expect(cookie).toMatch(/^suluh-draft=.*; Path=\/enterprise\/minta-penawaran; .*HttpOnly/);
  const value = /=([^;]*)/.exec(cookie!)![1];
  expect(readDraft((name) => (name === 'suluh-draft' ? value : undefined), null)).toMatchObject({
    email: 'rina@toko.example',
  });
  api.answer(() => ({ status: 201, body: { success: true, code: 201, data: {} } }));
  const taken = await post();
  expect(taken?.headers.get('location')).toBe('/enterprise/minta-penawaran?terkirim=1');
  expect(taken!.headers.getSetCookie()[0]).toMatch(/^suluh-draft=;/);
  await api.close();
});

it('a form that is too large is refused before it is read', async () => {
  const api = await startUpstream();
  const request = formRequest('/api/form/login', { email: 'a'.repeat(12 * 2 ** 20) });
  expect((await handleForm(request, scope, api.upstream, MAIN_ROUTES))?.status).toBe(413);
  expect(api.arrived).toEqual([]);
  await api.close();
});
