import { EVENT_NAMES, EVENT_PROPERTIES } from '@suluh/domain/analytics';
import { LANDING_PAGES } from '@suluh/domain/staff';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import {
  banner,
  city,
  courseCard,
  health,
  jobCard,
  jobDetail,
  jobFilters,
  jobOptions,
  newsDetail,
  newsItem,
  landing,
  popup,
  staticPage,
  siteConfig,
  sitemapItem,
  siteNumbers,
  teacher,
  teacherDetail,
  testimonial,
} from '../entities/index.ts';
import { pageQuery, slug } from '../envelope.ts';

const ofProgram = z.object({ program: slug.optional() });

export const banners = defineEntry({
  id: 'banner.list',
  method: 'GET',
  path: '/api/banner',
  auth: 'O',
  summary: 'Slides of the home page',
  query: ofProgram,
  data: z.array(banner),
});

export const bestDealBanners = defineEntry({
  id: 'banner.bestDeal',
  method: 'GET',
  path: '/api/banner/best-deal',
  auth: 'O',
  summary: 'Slides above the best deals',
  query: ofProgram,
  data: z.array(banner),
});

export const popups = defineEntry({
  id: 'popup.list',
  method: 'GET',
  path: '/api/popup',
  auth: 'O',
  summary: 'What the home page invites to in a window: at most one promo and one survey',
  query: ofProgram,
  data: z.array(popup),
});

export const landingPage = defineEntry({
  id: 'landing.page',
  method: 'GET',
  path: '/api/landing',
  auth: 'O',
  summary: 'What the landing page of a page says, of a programme, or that for businesses; null where there is none',
  query: ofProgram.extend({
    page: z.enum(LANDING_PAGES).optional().describe('Asked for by its page, of no programme'),
  }),
  data: landing.nullable(),
});

export const testimonials = defineEntry({
  id: 'testimonial.list',
  method: 'GET',
  path: '/api/testimonial',
  auth: 'O',
  summary: 'What learners say',
  query: ofProgram,
  data: z.array(testimonial),
});

export const numbers = defineEntry({
  id: 'site.numbers',
  method: 'GET',
  path: '/api/site/numbers',
  auth: 'O',
  summary:
    'How many courses, categories, institutions, cities and learners there are; of a programme by the courses it offers',
  data: siteNumbers,
});

export const teachers = defineEntry({
  id: 'teacher.list',
  method: 'GET',
  path: '/api/teacher',
  auth: 'O',
  summary: 'Those who teach most people, with their faces; of a programme by the courses it offers',
  data: z.array(teacher),
});

export const teacherOne = defineEntry({
  id: 'teacher.one',
  method: 'GET',
  path: '/api/teacher/{slug}',
  auth: 'O',
  summary: 'Somebody who teaches, with their courses',
  description: 'Of a programme, by the courses it offers. 404 for a name no course on the pages gives.',
  params: z.object({ slug }),
  data: teacherDetail,
});

export const cities = defineEntry({
  id: 'city.list',
  method: 'GET',
  path: '/api/city',
  auth: 'O',
  summary: 'Cities and regencies, by name',
  query: z.object({ q: z.string().trim().max(80).optional() }),
  data: z.array(city),
});

export const config = defineEntry({
  id: 'site.config',
  method: 'GET',
  path: '/api/site/config',
  auth: 'O',
  summary: 'Settings every page needs',
  data: siteConfig,
});

export const sitemap = defineEntry({
  id: 'site.sitemap',
  method: 'GET',
  path: '/api/sitemap',
  auth: 'O',
  summary: 'Addresses for search engines, 5,000 per page',
  query: z.object({ page: z.coerce.number<number>().int().min(1).max(1000).default(1) }),
  data: z.array(sitemapItem),
  paged: true,
});

export const news = defineEntry({
  id: 'news.list',
  method: 'GET',
  path: '/api/blog/news',
  auth: 'P',
  summary: 'News, newest first',
  query: pageQuery,
  data: z.array(newsItem),
  paged: true,
});

export const newsOther = defineEntry({
  id: 'news.random',
  method: 'GET',
  path: '/api/blog/news/random',
  auth: 'P',
  summary: 'Three other news items, drawn by the one they stand below',
  query: z.object({ except: slug.optional() }),
  data: z.array(newsItem),
});

export const blogEvents = defineEntry({
  id: 'blogEvent.list',
  method: 'GET',
  path: '/api/blog/event',
  auth: 'P',
  summary: 'Articles, videos and events, newest first; events alone by when they begin, the last first',
  query: pageQuery.extend({ type: z.enum(['artikel', 'video', 'acara']).optional() }),
  data: z.array(newsItem),
  paged: true,
});

export const blogEventsOther = defineEntry({
  id: 'blogEvent.random',
  method: 'GET',
  path: '/api/blog/event/random',
  auth: 'P',
  summary: 'Three other articles, videos or events, drawn by the one they stand below',
  query: z.object({ except: slug.optional() }),
  data: z.array(newsItem),
});

export const blogEventBySlug = defineEntry({
  id: 'blogEvent.detail',
  method: 'GET',
  path: '/api/blog/event/{slug}',
  auth: 'P',
  summary: 'An article, a video or an event, with the one after it',
  params: z.object({ slug }),
  data: newsDetail,
  errors: [404],
});

export const newsBySlug = defineEntry({
  id: 'news.detail',
  method: 'GET',
  path: '/api/blog/news/{slug}',
  auth: 'P',
  summary: 'A news item, with the one after it',
  params: z.object({ slug }),
  data: newsDetail,
  errors: [404],
});

export const jobs = defineEntry({
  id: 'job.list',
  method: 'GET',
  path: '/api/job-vacancies',
  auth: 'O',
  summary: 'Job vacancies, newest first',
  query: pageQuery.extend(jobFilters.shape),
  data: z.array(jobCard),
  paged: true,
});

export const jobOptionList = defineEntry({
  id: 'job.filters',
  method: 'GET',
  path: '/api/job-vacancies/filters',
  auth: 'O',
  summary: 'What vacancies can be narrowed to',
  data: jobOptions,
});

export const jobCourses = defineEntry({
  id: 'job.courses',
  method: 'GET',
  path: '/api/job-vacancies/courses',
  auth: 'O',
  summary: 'Courses about what vacancies of a search ask for, at most eight',
  query: jobFilters,
  data: z.array(courseCard),
});

export const jobBySlug = defineEntry({
  id: 'job.detail',
  method: 'GET',
  path: '/api/job-vacancies/{slug}',
  auth: 'O',
  summary: 'A vacancy, by id or slug',
  params: z.object({ slug }),
  data: jobDetail,
  errors: [404],
});

export const analytics = defineEntry({
  id: 'analytics.event',
  method: 'POST',
  path: '/api/analytics/event',
  auth: 'O',
  summary: 'Report what happened on a page, by anybody who allowed it and without who they are',
  keptFromAnybody: { maxBodyBytes: 16 * 1024, shareOfCalls: 1 / 20 },
  body: z.object({
    events: z
      .array(
        z.object({
          name: z.enum(EVENT_NAMES),
          at: z.iso.datetime({ offset: true }),
          properties: z.partialRecord(z.enum(EVENT_PROPERTIES), z.union([z.string().max(200), z.number()])).optional(),
        }),
      )
      .min(1)
      .max(100),
  }),
  data: z.object({ accepted: z.int() }),
  status: 202,
});

export const healthCheck = defineEntry({
  id: 'health.check',
  method: 'GET',
  path: '/api/health',
  auth: 'P',
  open: true,
  summary: 'Whether the parts are up; 503 when the database is not',
  data: health,
  errors: [503],
  errorData: health,
});

export const page = defineEntry({
  id: 'page.bySlug',
  method: 'GET',
  path: '/api/page/{slug}',
  auth: 'O',
  summary: 'A static page: help, contact, or a document somebody agrees to',
  params: z.object({ slug }),
  data: staticPage,
  errors: [404],
});
