import { expect, it } from 'vitest';
import { scannedCertificate } from './scanned.ts';

it.each([
  ['the address of the check', 'https://suluh.id/certificate-check?number=SLH-26-1-AB.4T0', 'SLH-26-1-AB.4T0'],
  ['the bare code', 'SLH-26-1-AB.4T0', 'SLH-26-1-AB.4T0'],
  ['another address', 'https://suluh.id/course/1', null],
  ['a ticket', 'S1.abc_def', null],
  ['nothing', '', null],
])('a camera that read %s', (_, scanned, expected) => {
  expect(scannedCertificate(scanned)).toBe(expected);
});
