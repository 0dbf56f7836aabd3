import type { Landing } from '@suluh/api/types';
import { landingText } from '@suluh/i18n-id/landing';
import { internshipText, ukmText } from '@suluh/i18n-id/tenant';
import { expect, test } from 'vitest';
import { TENANTS } from '../testing/faces.ts';
import { aboutText } from './texts.ts';

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
