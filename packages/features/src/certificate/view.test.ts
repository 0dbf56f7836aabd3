import { expect, test } from 'vitest';
import { certificateView } from './view.ts';

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
    number: 'SLH-26-001-AAAAAAAA',
    issuedText: '1 Oktober 2026',
    motif: 'jlamprang',
  });
  expect(certificateView({ ...certificate, isCompetence: false }).kindText).toBe('Sertifikat Penyelesaian');
});
