import { SESSION_TYPES } from '@suluh/domain/session';
import { PARTNERSHIP_TYPES } from '@suluh/domain/validation';
import { z } from 'zod';
import { courseCard } from './course.ts';

/** Training provider. */
export const partner = z
  .object({
    code: z.string(),
    orgName: z.string(),
    slug: z.string(),
    foto: z.string().nullable(),
    city: z.string().nullable(),
    isInternal: z.boolean(),
    totalCourse: z.int(),
  })
  .meta({ id: 'Partner' });

/** Training provider with what its page shows. */
export const partnerDetail = partner
  .extend({ description: z.string(), website: z.string().nullable(), rating: z.number(), totalRater: z.int() })
  .extend({
    totalStudent: z.int().describe('Who took its courses'),
    totalTeacher: z.int(),
    totalCity: z.int().describe('Cities its classes are held in'),
  })
  .meta({ id: 'PartnerDetail' });

/** How an application stands. */
export const PARTNERSHIP_STATUSES = ['received', 'accepted', 'refused'] as const;

/** An application to become a partner, as its applicant sees it. */
export const partnershipApplication = z
  .object({
    id: z.int(),
    type: z.enum(PARTNERSHIP_TYPES),
    name: z.string(),
    status: z.enum(PARTNERSHIP_STATUSES),
    reason: z.string(),
    pictures: z.int().describe('How many there are'),
    hasDocument: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PartnershipApplication' });

/** A business whose team learns here. */
export const company = z.object({ name: z.string(), logo: z.string().nullable() }).meta({ id: 'Company' });

/** Partner programme and tenant (docs/product/partner.md). Brand colour is `#RRGGBB`. */
export const program = z
  .object({
    slug: z.string(),
    name: z.string(),
    host: z.string().nullable(),
    logo: z.string().nullable(),
    brandColor: z.string(),
    sessionType: z.enum(SESSION_TYPES),
    signInUrl: z.string().nullable(),
    signOutUrl: z.string().nullable(),
    register: z.boolean(),
    signInMethod: z.enum(['password', 'external']),
    accessType: z.enum(['free', 'paid']),
    isFreeAccess: z.boolean(),
    externalLogin: z.boolean(),
    hasPromo: z.boolean(),
    collectionSlug: z.string().nullable(),
  })
  .meta({ id: 'Program' });

/** Where the pages of a programme are: below its slug, and on a host of its own where it has one. */
export const programAddress = program.pick({ slug: true, host: true }).meta({ id: 'ProgramAddress' });

/** Section of a programme's home: its own category of courses. */
export const programGroup = z
  .object({
    categoryPartnerId: z.int(),
    name: z.string(),
    type: z.string(),
    subType: z.string().nullable().describe('Slug of the category its courses are of'),
    totalCourse: z.int(),
    courses: z.array(courseCard),
  })
  .meta({ id: 'ProgramGroup' });
