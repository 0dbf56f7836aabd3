import { expect, it } from 'vitest';
import { addToLinkedIn } from './addToProfile.ts';

const certificate = {
  number: 'SLH-26-107-7K2MQ9XD',
  standing: 'valid',
  issuedAt: '2026-10-01T00:00:00Z',
  expiresAt: null,
  checkUrl: 'https://suluh.example/certificate-check?number=SLH-26-107-7K2MQ9XD',
} as const;
const of = { name: 'Membatik & Mewarna', organisation: 'Sanggar Canting Ayu' };
const filledIn = (link: string | null) => Object.fromEntries(new URL(link!).searchParams);

it('fills in all that a profile asks for', () => {
  const link = addToLinkedIn(certificate, of);
  expect(link).toMatch(/^https:\/\/www\.linkedin\.com\/profile\/add\?/);
  expect(filledIn(link)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Membatik & Mewarna',
    organizationName: 'Sanggar Canting Ayu',
    issueYear: '2026',
    issueMonth: '10',
    certId: 'SLH-26-107-7K2MQ9XD',
    certUrl: certificate.checkUrl,
  });
});

it.each([
  ['the last second of a month in Jakarta', '2026-12-31T16:59:59Z', { issueYear: '2026', issueMonth: '12' }],
  [
    'the first of the next, while it is the old year in Greenwich',
    '2026-12-31T17:00:00Z',
    { issueYear: '2027', issueMonth: '1' },
  ],
])('names the month of the paper: %s', (_, issuedAt, expected) =>
  expect(filledIn(addToLinkedIn({ ...certificate, issuedAt }, of))).toMatchObject(expected),
);

it('says when it ends', () => {
  expect(filledIn(addToLinkedIn({ ...certificate, expiresAt: '2028-10-01T00:00:00Z' }, of))).toMatchObject({
    expirationYear: '2028',
    expirationMonth: '10',
  });
});

it.each(['expired', 'replaced', 'revoked'] as const)('is not offered for one that is %s', (standing) =>
  expect(addToLinkedIn({ ...certificate, standing }, of)).toBeNull(),
);
