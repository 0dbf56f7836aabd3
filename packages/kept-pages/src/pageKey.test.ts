import { expect, test } from 'vitest';
import { keyOf, requestOf } from './pageKey.ts';

test('a page is kept apart by host, address, part, and whether data is saved, and by nothing else of a request', () => {
  const plain = keyOf('/', 'suluh.example', {}, false);
  expect(keyOf('/', 'suluh.example', { cookie: 'a=b', 'save-data': 'on' }, false)).toBe(plain);
  const others = [
    keyOf('/', 'mitra.example', {}, false),
    keyOf('/ukm', 'suluh.example', {}, false),
    keyOf('/', 'suluh.example', { rsc: '1' }, false),
    keyOf('/', 'suluh.example', {}, true),
  ];
  expect(new Set([plain, ...others]).size).toBe(5);
});

test('the key tells the request it stands for', () => {
  expect(requestOf(keyOf('/ukm', 'suluh.example', { rsc: '1', cookie: 'a=b' }, true))).toEqual({
    host: 'suluh.example',
    address: '/ukm',
    headers: { rsc: '1' },
    isSaving: true,
  });
});
