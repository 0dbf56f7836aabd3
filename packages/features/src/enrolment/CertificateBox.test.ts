import type { Learning, MyCourseDetail } from '@suluh/api/types';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { mainTenant } from '@suluh/tenant/main';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { courseCard } from '../testing/courses.ts';
import { learning } from '../testing/learning.ts';
import { CertificateBox } from './CertificateBox.tsx';

const shown = (changes: Partial<Learning>): string => {
  const owned = {
    ...courseCard(),
    courseFullname: 'Membatik',
    certificateKind: 'completion',
    learning: learning({ completedAt: '2026-11-20T03:00:00Z', ...changes }),
  } as unknown as MyCourseDetail;
  return renderToString(createElement(CertificateBox, { owned, tenant: mainTenant('https://suluh.example') }));
};
const revoked = {
  number: 'SLH-26-050-7K2MQ9XD',
  at: '2026-11-21T03:00:00Z',
  reason: 'Nama di sertifikat bukan nama peserta',
  checkUrl: 'https://suluh.example/certificate-check?number=SLH-26-050-7K2MQ9XD',
};

it('of a certificate that was revoked says when, why and where to ask, and not that one comes', () => {
  const html = shown({ revoked });
  expect(html).toContain(enrolmentText.certificateRevoked(revoked.number, '21 November 2026'));
  expect(html).toContain(enrolmentText.revokedReason(revoked.reason));
  expect(html).toContain(`href="${revoked.checkUrl}"`);
  expect(html).toContain(`>${enrolmentText.revokedAsk}</a>`);
  expect(html).not.toContain(enrolmentText.certificateLead);
});

it('keeps a reason to itself that is not for everybody', () => {
  const html = shown({ revoked: { ...revoked, reason: null } });
  expect(html).toContain(enrolmentText.revokedLead);
  expect(html).not.toContain(enrolmentText.revokedReason(''));
});

it('says that one comes by itself, while none was given', () => {
  expect(shown({ completedAt: null })).toContain(enrolmentText.certificateLead);
});
