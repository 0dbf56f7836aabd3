import { expect, test } from 'vitest';
import { certificateView, fileHref } from './view.ts';

const certificate = {
  id: 'a1',
  number: 'SLH-26-001-AAAAAAAA',
  isCompetence: true,
  fullname: 'Rani Kusumawati',
  canAdjustName: true,
  issuedAt: '2026-10-01T00:00:00Z',
  course: {
    id: 7,
    slug: 'batik',
    fullname: 'Membatik Tulis',
    categories: [
      { id: 78, name: 'Prakerja', slug: 'prakerja' },
      { id: 2, name: 'Desain & Kreatif', slug: 'desain-kreatif' },
    ],
  },
  institution: { code: 'SCA', name: 'Sanggar Canting Ayu' },
  urlFile: '/api/certificate/a1/download',
};

test('a certificate shows its kind, its learner, and the cloth of its course', () => {
  expect(certificateView(certificate)).toEqual({
    competence: true,
    kindText: 'Sertifikat Kompetensi',
    title: 'Membatik Tulis',
    partner: 'Sanggar Canting Ayu',
    learner: 'Rani Kusumawati',
    motif: 'jlamprang',
  });
  expect(certificateView({ ...certificate, isCompetence: false }).kindText).toBe('Sertifikat Penyelesaian');
});

test.each([
  ['/api', '/api/certificate/a1/download'],
  ['/program/janabadra/api', '/program/janabadra/api/certificate/a1/download'],
])('its file comes by the site’s own route below %s', (api, href) => {
  expect(fileHref(api, certificate)).toBe(href);
});
