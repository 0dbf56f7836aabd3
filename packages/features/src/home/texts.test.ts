import type { Landing } from '@suluh/api/types';
import { landingText } from '@suluh/i18n-id/landing';
import { internshipText, ukmText } from '@suluh/i18n-id/tenant';
import { expect, test } from 'vitest';
import { TENANTS } from '../testing/faces.ts';
import { homeText } from '@suluh/i18n-id/home';
import { aboutText, partnersLead } from './texts.ts';

const tenantOf = (name: string) => TENANTS.find(([each]) => each === name)![1];
const written = {
  benefitsTitle: 'Manfaat',
  benefits: [{ title: 'Singkat', text: 'Satu sore.' }],
} as unknown as Landing;
const untitled = { ...written, benefitsTitle: '' };
const empty = { ...untitled, benefits: [] };

test.each([
  ['small businesses', null, ukmText.aboutTitle, ukmText.about],
  ['small businesses', empty, ukmText.aboutTitle, ukmText.about],
  ['small businesses', written, 'Manfaat', written.benefits],
  ['small businesses', untitled, ukmText.aboutTitle, written.benefits],
  ['the internship', null, internshipText.aboutTitle, internshipText.about],
  ['the internship', written, 'Manfaat', written.benefits],
  ['a partner', untitled, landingText.benefits, written.benefits],
])('the home of %s with %j says %s', (name, landing, title, points) => {
  expect(aboutText(tenantOf(name), landing)).toEqual({ title, points });
});

test.each(['the main site', 'a partner'])('%s says nothing of itself without words of staff', (name) => {
  expect(aboutText(tenantOf(name), null)).toBeNull();
});

const inCities = { meta: { totalData: 1_084, facets: { locationEvent: [{}, {}] } } };
const inNoCity = { meta: { totalData: 1_084, facets: { locationEvent: [] } } };
const sums = { newest: { meta: { totalData: 1_084 } }, totalPartners: 15 };
test.each([
  ['the site', sums, {}, '1.084 kursus dari 15 lembaga'],
  ['a site with classes', { ...sums, newest: inCities }, {}, '1.084 kursus dari 15 lembaga, dengan kelas di 2 kota'],
  ['a site without classes', { ...sums, newest: inNoCity }, {}, '1.084 kursus dari 15 lembaga'],
  ['a site whose courses did not come', { ...sums, newest: null }, {}, homeText.partnersLead],
  ['a site without institutions', { ...sums, totalPartners: 0 }, {}, homeText.partnersLead],
  ['a line that shows a part of them', sums, { capabilities: { landing: 'ukm' as const } }, homeText.partnersLead],
  ['a programme', sums, { program: 'janabadra' }, homeText.partnersLead],
])('%s says how many courses, institutions and cities there are, if it may', (_, home, tenant, expected) =>
  expect(partnersLead(home, { capabilities: {}, ...tenant })).toBe(expected),
);
