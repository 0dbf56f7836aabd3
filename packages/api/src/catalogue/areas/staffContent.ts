import {
  CONTENT_PICTURES,
  LANDING_PAGES,
  LANDING_PICTURES,
  type ContentPicture,
  type LandingPicture,
} from '@suluh/domain/staff';
import { z } from 'zod';
import {
  INBOX_KINDS,
  staffBanner,
  staffBannerFields,
  staffChoice,
  staffCompany,
  staffCompanyFields,
  staffInboxItem,
  staffInterest,
  staffInterestFields,
  staffJob,
  staffJobFields,
  staffLanding,
  staffLandingFields,
  staffNews,
  staffNewsFields,
  staffPage,
  staffPageFields,
  staffSynonym,
  staffSynonymFields,
  staffTestimonial,
  staffTestimonialFields,
} from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { PICTURE_BYTES } from './staffCourse.ts';
import { defineStaffEntity, defineStaffList, removalOf, staffChange, conflictWith } from '../staffEntity.ts';
import { rowIdInAddress } from '../rowId.ts';

const flag = z.enum(['true', 'false']).optional();

/** What lists of what stands on the pages are narrowed by. */
export const contentFilters = { isPublished: flag };

const content = {
  key: rowIdInAddress,
  read: 'content.edit',
  scope: 'all',
  edit: 'content.edit',
  filters: contentFilters,
} as const;

export const contentPicture = defineEntry({
  id: 'admin.contentPicture',
  method: 'POST',
  path: '/api/admin/picture/{of}',
  auth: 'A',
  permission: 'content.edit',
  scope: 'all',
  summary:
    'Keep a picture for something that stands on the pages, encoded anew in its size; the record that shows it names its path',
  params: z.object({ of: z.enum(Object.keys(CONTENT_PICTURES) as [ContentPicture, ...ContentPicture[]]) }),
  upload: { field: 'file', maxBytes: PICTURE_BYTES },
  data: z.object({ path: z.string() }),
  errors: [413, 415],
});

export const banners = defineStaffEntity({
  ...content,
  name: 'banner',
  title: 'Banners',
  row: staffBanner,
  sorts: ['position'],
  create: staffBannerFields.extend({
    body: staffBannerFields.shape.body.default(''),
    action: staffBannerFields.shape.action.default(null),
    tone: staffBannerFields.shape.tone.default('nila'),
    programId: staffBannerFields.shape.programId.default(null),
  }),
  update: staffBannerFields,
});

/** A programme's own words are also those of who looks after it. */
const ofProgramme = { read: 'landing.edit', scope: 'programme' } as const;

export const landingPicture = defineEntry({
  id: 'admin.landingPicture',
  method: 'POST',
  path: '/api/admin/landing-picture/{of}',
  auth: 'A',
  permission: 'landing.edit',
  scope: ofProgramme.scope,
  summary: 'Keep a picture for a landing page, encoded anew in its size; the page that shows it names its path',
  params: z.object({ of: z.enum(Object.keys(LANDING_PICTURES) as [LandingPicture, ...LandingPicture[]]) }),
  upload: { field: 'file', maxBytes: PICTURE_BYTES },
  data: z.object({ path: z.string() }),
  errors: [413, 415],
});

export const landingPrograms = defineStaffList({
  ...ofProgramme,
  name: 'landing-program',
  title: 'Programmes whose landing page the caller may write',
  key: rowIdInAddress,
  row: staffChoice,
  filters: {},
  sorts: ['name'],
});

export const landings = defineStaffEntity({
  ...content,
  ...ofProgramme,
  edit: 'landing.edit',
  name: 'landing',
  title: 'Landing pages',
  row: staffLanding,
  filters: { ...content.filters, onPage: z.enum(LANDING_PAGES).optional() },
  sorts: ['id'],
  create: staffLandingFields,
  update: staffLandingFields,
});

export const synonyms = defineStaffEntity({
  ...content,
  name: 'synonym',
  title: 'Other words for searched ones',
  row: staffSynonym,
  filters: {},
  sorts: ['word'],
  create: staffSynonymFields,
  update: staffSynonymFields,
});

// A page of the site is neither made nor taken away.
const { create: _noneIsMade, ...editedPages } = defineStaffEntity({
  ...content,
  key: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]+$/),
  name: 'page',
  title: 'Static pages',
  row: staffPage,
  filters: {},
  sorts: ['title'],
  create: staffPageFields,
  update: staffPageFields,
});

export const pages = editedPages;

export const synonymRemove = defineEntry({
  ...removalOf({ ...content, name: 'synonym' }),
  summary: 'Take a searched word away',
  description: 'If-Match names the version that was read. 409 CONFLICT when somebody saved another since.',
});

export const news = defineStaffEntity({
  ...content,
  name: 'news',
  title: 'News',
  row: staffNews,
  sorts: ['publishedAt'],
  isTurned: true,
  create: staffNewsFields.extend({
    author: staffNewsFields.shape.author.default(''),
    startAt: staffNewsFields.shape.startAt.default(null),
    endAt: staffNewsFields.shape.endAt.default(null),
    place: staffNewsFields.shape.place.default(''),
  }),
  update: staffNewsFields,
});

export const jobs = defineStaffEntity({
  ...content,
  name: 'job',
  title: 'Vacancies',
  row: staffJob,
  sorts: ['postedAt'],
  isTurned: true,
  create: staffJobFields.extend({
    tasks: staffJobFields.shape.tasks.default([]),
    requirements: staffJobFields.shape.requirements.default([]),
    facilities: staffJobFields.shape.facilities.default([]),
    companyAbout: staffJobFields.shape.companyAbout.default(''),
    yearsOfExperience: staffJobFields.shape.yearsOfExperience.default(null),
    educationLevels: staffJobFields.shape.educationLevels.default(null),
    salaryFrom: staffJobFields.shape.salaryFrom.default(null),
    salaryTo: staffJobFields.shape.salaryTo.default(null),
    salaryPeriod: staffJobFields.shape.salaryPeriod.default('month'),
    isSalaryHidden: staffJobFields.shape.isSalaryHidden.default(false),
    openings: staffJobFields.shape.openings.default(null),
    closesOn: staffJobFields.shape.closesOn.default(null),
  }),
  update: staffJobFields,
});

const inboxKey = z
  .string()
  .max(120)
  .regex(new RegExp(`^(${INBOX_KINDS.join('|')}):[\\w-]+$`));

export const inbox = defineStaffList({
  name: 'inbox',
  title: 'What waits for a person',
  key: inboxKey,
  row: staffInboxItem,
  filters: {
    kind: z.enum(INBOX_KINDS).optional(),
    state: z.enum(['new', 'open', 'done', 'waiting']).default('waiting').describe('`waiting`: new or open'),
    owner: z.enum(['me', 'others', 'nobody']).optional().describe('Who looks after it'),
  },
  sorts: ['createdAt'],
  read: 'inbox.read',
  scope: 'all',
});

export const inboxUpdate = defineEntry({
  id: 'admin.inbox.update',
  method: 'PATCH',
  path: '/api/admin/inbox/{id}',
  auth: 'A',
  permission: 'inbox.handle',
  scope: 'all',
  summary: 'Take something on, note something about it, or say that it is done',
  description:
    'If-Match names the version the change began from. 409 CONFLICT when somebody saved another since: data says what is there now, who saved it and when.',
  params: z.object({ id: inboxKey }),
  body: z
    .object({
      state: z.enum(['new', 'open', 'done']),
      isMine: z.boolean().describe('True: the caller looks after it; false: nobody does'),
      note: z.string().trim().max(2000),
    })
    .partial(),
  data: staffInboxItem,
  errors: [404, 409],
  errorData: conflictWith(staffInboxItem),
});

export const inboxAnswer = defineEntry({
  id: 'admin.inbox.answer',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/inbox/{id}/answer',
  auth: 'A',
  permission: 'inbox.handle',
  scope: 'all',
  summary: 'Mail an answer to who wrote, of a review to everybody who reported it',
  description:
    'If-Match names the version that was read, so that two people do not answer at once: 409 CONFLICT as for a change. 404 where nobody wrote who can be mailed. The answer stands in the history.',
  params: z.object({ id: inboxKey }),
  body: z.object({
    answer: z.string().trim().min(10).max(4000),
    isDone: z.boolean().describe('True: nothing is left to do about it').default(false),
  }),
  data: staffInboxItem,
  errors: [404, 409],
  errorData: conflictWith(staffInboxItem),
});

export const inboxHistory = defineEntry({
  id: 'admin.inbox.history',
  method: 'GET',
  path: '/api/admin/inbox/{id}/history',
  auth: 'A',
  permission: 'inbox.read',
  scope: 'all',
  summary: 'What was done about something that waits, and answered, the latest first',
  params: z.object({ id: inboxKey }),
  data: z.array(staffChange),
  errors: [404],
});

export const mailRetry = defineEntry({
  id: 'admin.mail.retry',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/mail/{id}/retry',
  auth: 'A',
  permission: 'mail.retry',
  scope: 'all',
  summary: 'Send a mail anew that was given up',
  params: z.object({ id: z.coerce.number<number>().int().min(1).max(1_000_000_000_000_000) }),
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const testimonials = defineStaffEntity({
  ...content,
  name: 'testimonial',
  title: 'What people say of us',
  row: staffTestimonial,
  sorts: ['sortOrder'],
  create: staffTestimonialFields,
  update: staffTestimonialFields,
});

export const companies = defineStaffEntity({
  ...content,
  name: 'company',
  title: 'Businesses whose teams learn here',
  row: staffCompany,
  sorts: ['position'],
  create: staffCompanyFields,
  update: staffCompanyFields,
});

export const interests = defineStaffEntity({
  ...content,
  name: 'learning-interest',
  title: 'Learning interests on offer',
  row: staffInterest,
  filters: {},
  sorts: ['name'],
  create: staffInterestFields,
  update: staffInterestFields,
});

export const interestRemove = defineEntry({
  ...removalOf({ ...content, name: 'learning-interest' }),
  summary: 'Take an interest away that nobody chose',
  description: 'If-Match names the version that was read. 409 CONFLICT when somebody saved or chose it since.',
});
