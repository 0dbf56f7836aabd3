import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';
import { partnerRamp, RAMP_STEPS } from './partnerRamp.ts';

const LOGOS = [
  '#1F817B',
  '#E60012',
  '#FFD400',
  '#00A0E9',
  '#7A1FA2',
  '#FF6A00',
  '#0B3D91',
  '#2E7D32',
  '#F48FB1',
  '#00FF00',
  '#010203',
  '#FFFFFF',
  '#888888',
];

test.each(LOGOS)('a partner whose logo is %s gets a 700 that reads 7:1 on white and on its own 50', (logo) => {
  const ramp = partnerRamp(logo);
  expect(contrast(ramp['700'], '#FFFFFF')).toBeGreaterThanOrEqual(7);
  expect(contrast(ramp['700'], ramp['50'])).toBeGreaterThanOrEqual(7);
});

test.each(LOGOS)('the 200 of %s reads 7:1 on its 800, and its 300 reads 4.5:1 on dark surfaces', (logo) => {
  const ramp = partnerRamp(logo);
  expect(contrast(ramp['200'], ramp['800'])).toBeGreaterThanOrEqual(7);
  expect(contrast(ramp['300'], '#122138')).toBeGreaterThanOrEqual(4.5);
});

test.each(LOGOS)('the ramp of %s only gets darker', (logo) => {
  const ramp = partnerRamp(logo);
  const lightness = RAMP_STEPS.map((step) => oklchOf(ramp[step]).lightness);
  expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
});

test('keeps the hue of the logo', () => {
  const brand = oklchOf('#1F817B');
  expect(Math.abs(oklchOf(partnerRamp('#1F817B')['600']).hue - brand.hue)).toBeLessThan(4);
});

test.each(['#888888', '#FFFFFF', '#000000'])('falls back to arang for the grey logo %s', (logo) => {
  expect(partnerRamp(logo)['700']).toBe('#4B443B');
});

test.each(['teal', '#FFF', '', '#GGGGGG'])('refuses %j', (value) => {
  expect(() => partnerRamp(value)).toThrow(RangeError);
});

test.each(['#346AA2', '#FBB71C', '#3B7E3D', '#000000', '#FFFFFF'])('turns %s into OKLCH and back', (hex) => {
  expect(hexOf(oklchOf(hex))).toBe(hex);
});
