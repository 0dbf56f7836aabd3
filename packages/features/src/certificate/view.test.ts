import { expect, test } from 'vitest';
import { certificateView } from './view.ts';

const certificate = {
  id: 'a1',
  number: 'SLH-26-001-AAAAAAAA',
  isCompetence: true,
  fullname: 'Rani Kusumawati',
  canAdjustName: true,
  requestedName: null,
  issuedAt: '2026-10-01T00:00:00Z',
  expiresAt: null,
  standing: 'valid' as const,
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
  checkUrl: 'https://suluh.example/certificate-check?number=SLH-26-001-AAAAAAAA',
  urlFile: '/api/certificate/a1/download',
  urlBadge: '/api/certificate/a1/badge',
};

test('a certificate shows its kind, its learner, and the cloth of its course', () => {
  expect(certificateView(certificate)).toEqual({
    competence: true,
    kindText: 'Sertifikat Kompetensi',
    title: 'Membatik Tulis',
    partner: 'Sanggar Canting Ayu',
    learner: 'Rani Kusumawati',
    number: 'SLH-26-001-AAAAAAAA',
    issuedText: '1 Oktober 2026',
    validity: null,
    motif: 'jlamprang',
  });
  expect(certificateView({ ...certificate, isCompetence: false }).kindText).toBe('Sertifikat Penyelesaian');
});

test.each([
  ['valid', 'Berlaku sampai 1 Oktober 2028', false],
  ['expired', 'Masa berlakunya lewat 1 Oktober 2028', true],
] as const)('one that ends and is %s says so', (standing, text, isOver) => {
  const { validity } = certificateView({ ...certificate, standing, expiresAt: '2028-10-01T00:00:00Z' });
  expect(validity).toEqual({ text, isOver });
});
