import type { Landing } from '@suluh/api/types';
import { landingText } from '@suluh/i18n-id/landing';
import { internshipText, ukmText } from '@suluh/i18n-id/tenant';
import { expect, test } from 'vitest';
import { TENANTS } from '../testing/faces.ts';
import { aboutText, figuresOf } from './texts.ts';

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

const numbers = { totalCourse: 1_084, totalCategory: 12, totalPartner: 15, totalCity: 11, totalStudent: 48_200 };
const [courses, partners, cities, learners] = [
  { value: '1.084 kursus', label: 'dari 12 bidang' },
  { value: '15 lembaga', label: 'mengajar langsung' },
  { value: '11 kota', label: 'kelas tatap muka' },
  { value: '48.200 peserta', label: 'sudah mulai belajar' },
];
test.each([
  ['a site with all', numbers, [courses, partners, cities, learners]],
  ['a site without a class to come', { ...numbers, totalCity: 0 }, [courses, partners, learners]],
  ['a site nobody learns on yet', { ...numbers, totalStudent: 0 }, [courses, partners, cities]],
  ['a site without courses', { ...numbers, totalCourse: 0 }, []],
  ['a site whose numbers did not come', null, []],
])('%s says how much there is', (_, given, expected) => expect(figuresOf(given)).toEqual(expected));
