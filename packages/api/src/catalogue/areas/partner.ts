import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { partner, partnerDetail, program, programAddress, programGroup } from '../entities/index.ts';
import { pageQuery, slug } from '../envelope.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

export const partners = defineEntry({
  id: 'partner.list',
  method: 'GET',
  path: '/api/partner',
  auth: 'O',
  summary: 'Training providers, those with most courses first',
  query: pageQuery.extend({ q: z.string().trim().max(200).optional(), program: slug.optional() }),
  data: z.array(partner),
  paged: true,
});

export const programByHost = defineEntry({
  id: 'partner.host',
  method: 'GET',
  path: '/api/partner/host',
  auth: 'O',
  summary: 'The programme that lives on a host name',
  query: z.object({ domain: z.string().min(1).max(253) }),
  data: program,
  errors: [404],
});

export const partnerByCode = defineEntry({
  id: 'partner.detail',
  method: 'GET',
  path: '/api/partner/{code}',
  auth: 'O',
  summary: 'A training provider, by code or slug',
  params: z.object({ code: slug }),
  data: partnerDetail,
  errors: [404],
});

export const programs = defineEntry({
  id: 'program.list',
  method: 'GET',
  path: '/api/program',
  auth: 'O',
  summary: 'Partner programmes with pages of their own, by slug',
  data: z.array(programAddress),
});

export const programBySlug = defineEntry({
  id: 'program.detail',
  method: 'GET',
  path: '/api/program/{slug}',
  auth: 'O',
  summary: 'A partner programme',
  params: z.object({ slug }),
  data: program,
  errors: [404],
});

export const programCategories = defineEntry({
  id: 'program.categoryCourse',
  method: 'GET',
  path: '/api/program/{slug}/category-course',
  auth: 'O',
  summary: 'Sections of a programme’s home, each with up to 8 courses',
  params: z.object({ slug }),
  query: z.object({ role: z.string().max(40).optional().describe('One section: its id, or upcoming') }),
  data: z.array(programGroup),
  errors: [404],
});

export const programEnrol = defineEntry({
  id: 'program.enrol',
  method: 'POST',
  path: '/api/program/{slug}/course/{id}/enrol',
  auth: 'B',
  summary: 'Take a course of a programme with free access, or a place on one of its schedules',
  description:
    'An order that costs nothing, PAID at once. 403 to who is signed in elsewhere, and where courses are sold; 404 for a course the programme does not offer, and ALREADY_BOUGHT; 409 EVENT_REQUIRED, EVENT_FULL, ORDER_WAITING.',
  params: z.object({
    slug: z.string().min(1).max(100),
    id: rowIdInAddress,
  }),
  body: z.object({ eventId: rowId.optional() }),
  data: z.object({ orderId: z.string(), slug: z.string() }),
  errors: [403, 404, 409],
});
