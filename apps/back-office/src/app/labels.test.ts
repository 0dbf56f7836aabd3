import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reactAdminText } from '@suluh/i18n-id/reactAdmin';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import { describe, expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '..');
/** Which resource the files of a folder show. */
const RESOURCES: Readonly<Record<string, string>> = {
  audit: 'audit',
  courses: 'course',
  schedules: 'event',
  inbox: 'inbox',
  'content/banners': 'banner',
  'content/landings': 'landing',
  'content/synonyms': 'synonym',
  'content/news': 'news',
  'content/pages': 'page',
  'content/jobs': 'job',
  'content/ContentList': 'news',
  'sales/Order': 'order',
  'sales/PaymentMethod': 'payment-method',
  'sales/PromoTrial': 'promo-trial',
  'sales/Promo': 'promo',
  'sales/Refund': 'refund',
  'sales/Voucher': 'voucher-batch',
  'sales/Webhook': 'webhook',
  'offers/flashSales': 'flash-sale',
  'offers/Courses': 'flash-sale',
  'offers/categories': 'catalogue-category',
  'offers/collections': 'collection',
  'offers/programmes': 'programme',
  'offers/institutions': 'institution',
  pools: 'question-pool',
  settlement: 'settlement',
  grants: 'grant',
  roles: 'role',
  learners: 'learner',
  'certificates/templates': 'certificate-template',
  certificates: 'certificate',
  'people/teachers': 'teacher',
  'people/memberships': 'membership',
  'content/testimonials': 'testimonial',
  'content/companies': 'company',
  'content/interests': 'learning-interest',
  work: 'work',
  'internships/Participant': 'internship/participant',
  'internships/Invitation': 'internship/invitation',
  'teaching/Question': 'question',
  'teaching/Submission': 'submission',
};

const messages = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(messages);

const sources = globSync(
  '{audit,courses,schedules,sales,inbox,content,teaching,work,internships,settlement,grants,roles,learners,certificates,people,offers,pools}/*.tsx',
  {
    cwd: SOURCE,
  },
).flatMap((file) => {
  const resource = Object.entries(RESOURCES).find(([begin]) => file.startsWith(begin))?.[1];
  const text = readFileSync(path.join(SOURCE, file), 'utf8');
  return [...text.matchAll(/\bsource="([\w.]+)"/g)].map(([, source]) => [file, resource, source!] as const);
});

describe('labels', () => {
  it('are looked for in many files', () => expect(sources.length).toBeGreaterThan(60));

  it.each(sources)('%s (%s): %s has one', (_, resource, source) => {
    const known: Readonly<Record<string, { fields: Readonly<Record<string, string>> }>> = staffResourceText.resources;
    expect(Object.keys(known[resource!]!.fields)).toContain(source);
  });
});

describe('messages', () => {
  it.each(messages([reactAdminText, staffResourceText]).map((each) => [each]))(
    '%j has one form for every number',
    (text) => {
      expect(text).not.toContain('||||');
    },
  );
});
