import { expect, test } from 'vitest';
import { shownAt } from './shownAt.ts';

const now = new Date('2026-11-20T03:00:00Z');
const before = '2026-11-01T00:00:00Z';
const after = '2026-12-01T00:00:00Z';

test.each([
  ['course', { slug: 'kopi', isPublished: true }, '/course/kopi'],
  ['course', { slug: 'kopi', isPublished: false }, null],
  ['event', { courseId: 7, cancelledAt: null, programId: null }, '/course/7'],
  ['event', { courseId: 7, cancelledAt: before, programId: null }, null],
  ['event', { courseId: 7, cancelledAt: null, programId: 3 }, null],
  ['flash-sale', { startAt: before, endAt: after }, '/flash-sale'],
  ['flash-sale', { startAt: after, endAt: after }, null],
  ['flash-sale', { startAt: before, endAt: before }, null],
  ['banner', { isPublished: true, startAt: null, endAt: null, programId: null }, '/'],
  ['banner', { isPublished: true, startAt: null, endAt: before, programId: null }, null],
  ['banner', { isPublished: true, startAt: null, endAt: null, programId: 3 }, null],
  ['testimonial', { isPublished: false, programId: null }, null],
  ['company', { isPublished: true, name: 'PT Lumbung' }, '/enterprise'],
  ['company', { isPublished: false, name: 'PT Lumbung' }, null],
  ['news', { isPublished: true, publishedAt: before, slug: 'kabar' }, '/blog/news/kabar'],
  ['news', { isPublished: true, publishedAt: after, slug: 'kabar' }, null],
  ['job', { isPublished: true, slug: 'guru' }, '/job-vacancies/guru'],
  ['page', { id: 'bantuan' }, '/bantuan'],
  ['page', { id: 'penawaran' }, null],
  ['collection', { isPublished: true, programId: null, slug: 'kriya' }, '/collection-course/kriya'],
  ['catalogue-category', { slug: 'batik' }, '/category/batik'],
  ['institution', { code: 'SKN' }, '/institution-partner/SKN'],
  ['teacher', { slug: 'sari' }, '/pengajar/sari'],
  ['programme', { slug: 'janabadra' }, '/program/janabadra'],
  ['landing', { isPublished: true, programId: 3, programSlug: 'janabadra', page: null }, '/program/janabadra'],
  ['landing', { isPublished: false, programId: 3, programSlug: 'janabadra', page: null }, null],
  ['landing', { isPublished: true, programId: null, programSlug: null, page: 'enterprise' }, '/enterprise'],
  ['landing', { isPublished: true, programId: null, programSlug: null, page: 'prakerja' }, '/kartuprakerja'],
  ['landing', { isPublished: true, programId: null, programSlug: null, page: 'ukm' }, '/ukm'],
  ['landing', { isPublished: true, programId: null, programSlug: null, page: 'internship' }, '/internship-ddb'],
  ['landing', { isPublished: true, programId: null, programSlug: null, page: null }, null],
  ['synonym', { id: 'excel' }, null],
] as const)('%s %j stands at %s', (resource, record, path) => expect(shownAt(resource, record, now)).toBe(path));
