import { z } from 'zod';
import { amount, count, day, flag, identifier, money, name, text, texts } from '../fields.ts';

const MOST_AMOUNT = 1_000_000_000_000;

/**
 * A course as files give it: an Indonesian catalogue (source, price in rupiah) or a foreign one (platform, currency).
 * Other fields are left alone.
 */
export const courseRow = z
  .object({
    id: identifier,
    source: name(60).optional(),
    platform: name(60).optional(),
    src: name(20).optional(),
    title: name(255),
    institution: text(200).optional(),
    provider: text(200).optional(),
    summary: text(1_000).optional(),
    description: text(20_000).optional(),
    skills: texts(200).optional(),
    type_code: z
      .enum(['self-learning', 'live', 'a', 'b', 'c', 'd'], { error: 'must be self-learning, live, a, b, c or d' })
      .optional(),
    webinar: flag.optional(),
    prakerja: flag.optional(),
    price: money(MOST_AMOUNT).optional(),
    price_normal: money(MOST_AMOUNT).optional(),
    price_original: money(MOST_AMOUNT).optional(),
    price_foreign: money(MOST_AMOUNT).optional(),
    currency: text(10).optional(),
    fee: text(40).optional(),
    cost: text(60).optional(),
    rating: amount(5).optional(),
    raters: count().optional(),
    students: count().optional(),
    category: text(200).optional(),
    subcategory: text(200).optional(),
    topic: text(200).optional(),
    subjects: texts(200).optional(),
    level: text(400).optional(),
    hours: amount(20_000).optional(),
    duration: text(100).optional(),
    sessions: count(100_000).optional(),
    modules: count(100_000).optional(),
    lectures: count(100_000).optional(),
    date: day.optional(),
    lang: text(40).optional(),
    lang_name: text(60).optional(),
    locale: text(20).optional(),
    city: text(100).optional(),
    url: text(2_000).optional(),
    image: text(5_000).optional(),
  })
  .refine(({ source, platform }) => (source ?? platform) !== undefined, {
    path: ['source'],
    message: 'must be given (source or platform)',
  });

/** A checked row. */
export type CourseInput = z.output<typeof courseRow>;
