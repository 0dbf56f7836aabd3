import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { demandHttps, giveNonce, policyWith } from './policy.ts';

/** A request as it arrived, and what is answered to it. */
function arrived(sent: IncomingHttpHeaders = {}) {
  const answered = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => answered.set(name, value),
  } as unknown as ServerResponse;
  return { headers: { ...sent }, response, answered };
}

test('a page drawn for one request may run scripts that carry a number of its own', () => {
  const [first, second] = [arrived(), arrived()];
  for (const each of [first, second]) giveNonce({ ...each, hasWasm: false });
  const source = String(first.headers['content-security-policy']);
  expect(source).toMatch(/^script-src 'self' 'nonce-[A-Za-z0-9+/]{22}=='$/);
  expect(first.answered.get('content-security-policy')).toBe(policyWith(source));
  expect(second.headers['content-security-policy']).not.toBe(source);
});

test('what a visitor sends as a policy is replaced', () => {
  const request = arrived({
    'content-security-policy': "script-src 'nonce-mine'",
    'content-security-policy-report-only': "script-src 'nonce-mine'",
  });
  giveNonce({ ...request, hasWasm: false });
  expect(JSON.stringify(request.headers)).not.toContain('mine');
});

test('only a page that compiles WebAssembly may', () => {
  const request = arrived();
  giveNonce({ ...request, hasWasm: true });
  expect(request.answered.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
});

test('where the site is reached by https, browsers are told so, and the app too whatever the balancer says', () => {
  const request = arrived({ 'x-forwarded-proto': 'http' });
  demandHttps(request);
  expect(request.headers['x-forwarded-proto']).toBe('https');
  expect(request.answered.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
});

test('no page may be framed, whatever its scripts', () => {
  expect(policyWith("script-src 'self'")).toContain("frame-ancestors 'none'");
});
