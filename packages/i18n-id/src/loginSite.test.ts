import { expect, it } from 'vitest';
import { loginSite } from './loginSite.ts';

it.each([
  ['reguler', null, 'Suluh'],
  ['reguler', 'Universitas Janabadra', 'Universitas Janabadra'],
  ['internship-ddb', null, 'Suluh Magang'],
  ['mysooltan', null, 'Suluh UKM'],
] as const)('a login of %s, programme %s, is of %s', (sessionType, programName, site) => {
  expect(loginSite({ sessionType, programName })).toBe(site);
});
