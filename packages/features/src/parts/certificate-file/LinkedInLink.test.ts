import type { CertificateStanding } from '@suluh/domain/certificate';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedInLink } from './LinkedInLink.tsx';

const shown = (standing: CertificateStanding): string =>
  renderToString(
    createElement(LinkedInLink, {
      certificate: {
        number: 'SLH-26-050-7K2MQ9XD',
        standing,
        issuedAt: '2026-11-20T03:00:00Z',
        expiresAt: null,
        checkUrl: 'https://suluh.example/certificate-check?number=SLH-26-050-7K2MQ9XD',
      },
      course: 'Membatik',
      institution: 'Sanggar Canting Ayu',
    }),
  );

it('leads to a profile in a new tab, and says which certificate goes there', () => {
  const html = shown('valid');
  expect(html).toContain('href="https://www.linkedin.com/profile/add?');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener"');
  expect(html).toContain('aria-label="Tambahkan ke LinkedIn: sertifikat Membatik, terbuka di tab baru"');
});

it.each(['expired', 'replaced', 'revoked'] as const)('is not there for one that is %s', (standing) =>
  expect(shown(standing)).toBe(''),
);
