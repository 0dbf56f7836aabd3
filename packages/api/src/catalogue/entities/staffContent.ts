import { SALARY_PERIODS } from '@suluh/domain/job';
import { NEWS_TYPES } from '@suluh/domain/news';
import { z } from 'zod';
import { rupiah, typedDay, typedInstant } from '../envelope.ts';
import { rowId } from '../rowId.ts';
import { line, named, words } from '../words.ts';

const lines = z.array(words(1000).min(1)).max(50);
const picture = z.string().trim().max(500).nullable();

/** What a banner is made of. */
export const staffBannerFields = z.object({
  title: named(200).min(1),
  url: line(500).describe('A path of the site, or an https address'),
  body: words(200).describe('One line below the title'),
  action: line(40).describe('What its button says'),
  tone: z.enum(['nila', 'daun', 'mengkudu', 'soga']),
  foto: picture,
  placement: z.enum(['home', 'best-deal', 'popup', 'survey']),
  startAt: typedInstant.nullable(),
  endAt: typedInstant.nullable(),
  isPublished: z.boolean(),
  position: z.int().min(0).max(10_000),
  programId: rowId.nullable().describe('Programme whose home shows it; none for the site’s own'),
});

/** A banner as those who look after it see it. */
export const staffBanner = staffBannerFields
  .extend({ id: z.int(), version: z.int(), startAt: z.string().nullable(), endAt: z.string().nullable() })
  .meta({ id: 'StaffBanner' });

/** What a piece of news is made of. */
export const staffNewsFields = z.object({
  kind: z.enum(NEWS_TYPES),
  title: named(200).min(1),
  summary: words(1000),
  body: z.string().max(100_000),
  image: picture,
  contributor: words(120),
  author: words(120),
  tags: z.array(words(60).min(1)).max(20),
  isPublished: z.boolean(),
  publishedAt: typedInstant,
  startAt: typedInstant.nullable().describe('Of an event; there it is required'),
  endAt: typedInstant.nullable(),
  place: words(200).describe('Where an event is; empty online'),
});

/** A piece of news as those who look after it see it. */
export const staffNews = staffNewsFields
  .extend({
    id: z.int(),
    slug: z.string(),
    version: z.int(),
    publishedAt: z.string(),
    startAt: z.string().nullable(),
    endAt: z.string().nullable(),
  })
  .meta({ id: 'StaffNews' });

/** What a vacancy is made of, as far as staff change it. */
export const staffJobFields = z.object({
  title: named(200).min(1),
  companyName: named(200).min(1),
  city: line(120),
  employmentType: line(60),
  category: line(120),
  description: z.string().max(50_000),
  tasks: lines,
  requirements: lines,
  facilities: lines,
  companyAbout: words(5000),
  yearsOfExperience: z
    .string()
    .regex(/^\d{1,2}$/)
    .nullable()
    .describe('0 for none; null when it is not said'),
  educationLevels: line(120).describe('With commas between'),
  salaryFrom: rupiah.nullable(),
  salaryTo: rupiah.nullable().describe('Not below salaryFrom; both or none'),
  salaryPeriod: z.enum(SALARY_PERIODS),
  isSalaryHidden: z.boolean(),
  openings: z.int().min(1).max(10_000).nullable().describe('How many people are wanted'),
  closesOn: typedDay.nullable().describe('Last day, in Jakarta, on which it can be applied for'),
  isPublished: z.boolean(),
});

/** A vacancy as those who look after it see it. */
export const staffJob = staffJobFields
  .extend({ id: z.int(), slug: z.string(), version: z.int(), postedAt: z.string() })
  .meta({ id: 'StaffJob' });

export const INBOX_KINDS = [
  'partnership',
  'lead',
  'jobApplication',
  'certificateName',
  'review',
  'mail',
  'refund',
  'personalData',
] as const;

/** Something that waits for a person. */
export const staffInboxItem = z
  .object({
    id: z.string().describe('Its kind and number, such as mail:12'),
    kind: z.enum(INBOX_KINDS),
    title: z.string(),
    detail: z.string(),
    createdAt: z.string(),
    state: z.enum(['new', 'open', 'done']),
    ownerId: z.uuid().nullable(),
    ownerName: z.string().nullable(),
    note: z.string(),
    version: z.int().describe('0 until somebody did something about it'),
    papers: z.int().describe('How many pictures and PDFs came with it'),
    orderId: z.string().nullable().describe('The order whose money is asked back; null of everything else'),
    answersTo: z.string().nullable().describe('Names of who wrote, whom an answer is mailed to; null: nobody'),
  })
  .meta({ id: 'StaffInboxItem' });

/** What may be changed about a static page. */
export const staffPageFields = z.object({
  title: z.string().trim().min(1).max(120),
  summary: z.string().trim().max(300),
  body: z.string().trim().min(1).max(100_000).describe('HTML of a few elements'),
  edition: z.string().trim().min(1).max(20).describe('Names what was agreed to'),
});

/** A static page, such as the terms. Its address stays. */
export const staffPage = staffPageFields
  .extend({
    id: z.string(),
    isAgreed: z.boolean().describe('Who registers agrees to it: another text needs another edition'),
    updatedAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'StaffPage' });

/** What somebody says of us on a home page. */
export const staffTestimonialFields = z.object({
  fullname: named(120).min(1),
  from: words(160).describe('Where they are from'),
  position: words(160).describe('What they do'),
  foto: picture,
  highlight: words(200).describe('The line that stands out'),
  content: words(2000).min(1),
  programId: rowId.nullable().describe('Programme whose home shows it; none for the site’s own'),
  isPublished: z.boolean(),
  sortOrder: z.int().min(0).max(10_000),
});

/** The same as those see it who look after it. */
export const staffTestimonial = staffTestimonialFields
  .extend({ id: z.int(), version: z.int() })
  .meta({ id: 'StaffTestimonial' });

/** A business whose team learns here, as the page for businesses shows it. */
export const staffCompanyFields = z.object({
  name: named(120).min(2),
  logo: picture.describe('Its mark, square; none: its initials'),
  isPublished: z.boolean(),
  position: z.int().min(0).max(10_000).describe('Its place among the others'),
});

/** The same as those see it who look after it. */
export const staffCompany = staffCompanyFields.extend({ id: z.int(), version: z.int() }).meta({ id: 'StaffCompany' });

/** A name learners choose from, to say what they want to learn. */
export const staffInterestFields = z.object({ name: named(60).min(2) });

/** The same with how many chose it. */
export const staffInterest = staffInterestFields
  .extend({ id: z.int(), chosen: z.int().describe('Learners who chose it'), version: z.int() })
  .meta({ id: 'StaffInterest' });
