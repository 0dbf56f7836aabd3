import { NEWS_TYPES } from '@suluh/domain/news';
import { z } from 'zod';
import { courseCard } from './course.ts';

/** Slide of the home page. */
export const banner = z
  .object({
    bannerId: z.int(),
    title: z.string(),
    body: z.string().describe('One line below the title; empty for a banner that is a picture alone'),
    action: z.string().nullable().describe('What its button says'),
    tone: z.enum(['nila', 'daun', 'mengkudu', 'soga']).describe('Dye of the ground below its words'),
    url: z.string().nullable(),
    foto: z.string().nullable(),
  })
  .meta({ id: 'Banner' });

/** A window that invites to something. */
export const popup = banner
  .omit({ tone: true })
  .extend({ kind: z.enum(['promo', 'survey']).describe('A survey is for learners alone'), url: z.string() })
  .meta({ id: 'Popup' });

/** What a learner says. */
export const testimonial = z
  .object({
    fullname: z.string(),
    from: z.string(),
    position: z.string(),
    foto: z.string().nullable(),
    highlight: z.string(),
    content: z.string(),
  })
  .meta({ id: 'Testimonial' });

/** How much there is to learn, as everybody may see it on the pages. */
export const siteNumbers = z
  .object({
    totalCourse: z.int(),
    totalCategory: z.int().describe('Categories that have a course'),
    totalPartner: z.int().describe('Institutions that have a course'),
    totalCity: z.int().describe('Cities with a class to come'),
    totalStudent: z.int().describe('Places taken in these courses'),
  })
  .meta({ id: 'SiteNumbers' });

/** Somebody who teaches, with a face. */
export const teacher = z
  .object({
    slug: z.string(),
    fullname: z.string(),
    foto: z.string(),
    topic: z.string().describe('Category of the course most people took with them'),
  })
  .meta({ id: 'Teacher' });

/** Somebody who teaches, with what they teach. */
export const teacherDetail = z
  .object({
    slug: z.string(),
    fullname: z.string(),
    role: z.string().describe('What they are, in one line; may be empty'),
    foto: z.string().nullable(),
    bio: z.string().nullable(),
    topics: z.array(z.string()).describe('Categories of their courses, the one of most courses first'),
    institutions: z.array(z.object({ code: z.string(), name: z.string() })),
    totalCourse: z.int(),
    totalStudent: z.int(),
    rating: z.number().nullable().describe('Mean of all stars their courses got; null without any'),
    totalRating: z.int(),
    courses: z.array(courseCard).describe('Those most people took, at most 24'),
  })
  .meta({ id: 'TeacherDetail' });

/** City with its province. */
export const city = z.object({ name: z.string(), province: z.string() }).meta({ id: 'City' });

/** Settings every page needs (R1, R25). */
export const siteConfig = z
  .object({
    closure: z.object({ enabled: z.boolean(), date: z.string(), salesClosed: z.boolean() }),
    downtime: z.object({ enabled: z.boolean() }),
    campUrl: z.string().nullable(),
    prakerjaDashboardUrl: z.string(),
    appDeepLink: z.string(),
  })
  .meta({ id: 'SiteConfig' });

/** One address of the sitemap; the caller's route builder turns kind and slug into a path. */
export const sitemapItem = z
  .object({
    kind: z.enum([
      'course',
      'category',
      'collection',
      'collectionEvent',
      'partner',
      'news',
      'blogEvent',
      'job',
      'teacher',
    ]),
    slug: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SitemapItem' });

/** Article, event or video in a list. */
export const newsItem = z
  .object({
    slug: z.string(),
    image: z.string().nullable(),
    title: z.string(),
    summary: z.string(),
    contributor: z.string().describe('The house it comes from'),
    date: z.string(),
    file: z.string().nullable().describe('Video id'),
    eventType: z.enum(NEWS_TYPES),
    startAt: z.string().nullable().describe('When an event begins'),
    endAt: z.string().nullable(),
    place: z.string().describe('Where an event is; empty online'),
  })
  .meta({ id: 'NewsItem' });

/** Article with its text: paragraphs separated by empty lines. */
export const newsDetail = newsItem
  .extend({
    author: z.string().describe('Who wrote it; empty where nobody is named'),
    body: z.string(),
    tags: z.array(z.string()),
    next: z
      .object({ slug: z.string(), title: z.string() })
      .nullable()
      .describe('The next older one of the section; the newest after the last'),
  })
  .meta({ id: 'NewsDetail' });

/** Parts that can be up or down. */
export const health = z.object({ db: z.enum(['up', 'down']), queue: z.enum(['up', 'down']) }).meta({ id: 'Health' });

/** A static page. `body` is harmless HTML; `version` names the text that was agreed to. */
export const staticPage = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    body: z.string(),
    version: z.string(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'StaticPage' });
