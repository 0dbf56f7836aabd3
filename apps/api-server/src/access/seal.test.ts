import { expect, it } from 'vitest';
import { sealOf } from './seal.ts';

const [OLD, NEW] = ['an-old-secret-of-enough-signs-0123', 'a-new-secret-of-enough-signs-0123'];
const NIK = '3404012345678901';

it('hides a text, each time otherwise, and gives it back', () => {
  const seal = sealOf(NEW);
  const [one, two] = [seal.closeText(NIK), seal.closeText(NIK)];
  expect(one).not.toContain(NIK);
  expect(one).not.toBe(two);
  expect(one.startsWith(seal.prefix)).toBe(true);
  expect([one, two].map(seal.openText)).toEqual([NIK, NIK]);
});

it('opens what was sealed before the secret was changed, as long as the former one is named', () => {
  const [text, bytes] = [sealOf(OLD).closeText(NIK), sealOf(OLD).close('code')];
  const seal = sealOf(NEW, [OLD]);
  expect(seal.openText(text)).toBe(NIK);
  expect(seal.open(bytes)).toBe('code');
  expect(seal.open(seal.close('later'))).toBe('later');
  expect(() => sealOf(NEW).openText(text)).toThrow('Sealed by a key that is gone.');
  expect(() => sealOf(NEW).open(bytes)).toThrow();
});

it('gives back a text from before there was a seal', () => {
  expect(sealOf(NEW).openText(NIK)).toBe(NIK);
});

it('does not open what was changed', () => {
  const seal = sealOf(NEW);
  const text = seal.closeText(NIK);
  const last = text.at(-3) === 'A' ? 'B' : 'A';
  expect(() => seal.openText(text.slice(0, -3) + last + text.slice(-2))).toThrow();
});
