import { readFileSync } from 'node:fs';
import { staffAuditText } from '@suluh/i18n-id/staffAudit';
import { expect, it } from 'vitest';
import { subjectOf } from './subject.ts';

it.each([
  ['course 12', { kind: 'course', key: '12', resource: 'course', path: '/course/12' }],
  ['flashSale 3', { kind: 'flashSale', key: '3', resource: 'flash-sale', path: '/flash-sale/3' }],
  [
    'certificateTemplate 7',
    { kind: 'certificateTemplate', key: '7', resource: 'certificate-template', path: '/certificate-template/7' },
  ],
  ['membership 2', { kind: 'membership', key: '2', resource: 'membership', path: '/membership/2' }],
  ['order SLH-1', { kind: 'order', key: 'SLH-1', resource: 'order', path: '/order/SLH-1/show' }],
  ['order:SLH-1', { kind: 'order', key: 'SLH-1', resource: 'order', path: '/order/SLH-1/show' }],
  ['refund:0b7c', { kind: 'refund', key: '0b7c', resource: 'refund', path: null }],
  ['inbox mail:12', { kind: 'inbox', key: 'mail:12', resource: 'inbox', path: '/inbox/mail%3A12/show' }],
  ['seller', { kind: null, key: 'seller', resource: null, path: null }],
  ['dewi@suluh.example', { kind: null, key: 'dewi@suluh.example', resource: null, path: null }],
])('%s is read as what it is, with its page', (subject, expected) => expect(subjectOf(subject)).toEqual(expected));

it('every resource whose records have a page is known to the trail', () => {
  const app = readFileSync(new URL('../app/App.tsx', import.meta.url), 'utf8');
  const pages = [...app.matchAll(/<Resource\s+name="([a-z-]+)"([^>]*?)\/>/gs)]
    .filter(([, name, rest]) => /\b(edit|show)=/.test(rest!) && !['audit', 'settlement'].includes(name!))
    .map(([, name]) => name!);
  expect(pages.length).toBeGreaterThan(20);
  const kindOf = (resource: string) =>
    Object.keys(staffAuditText.areas).find((kind) => subjectOf(`${kind} 1`).resource === resource) ?? resource;
  for (const resource of pages) expect(subjectOf(`${kindOf(resource)} 1`).path, resource).not.toBeNull();
});
