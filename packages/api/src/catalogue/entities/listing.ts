import { z } from 'zod';
import { courseCard } from './course.ts';

/** Category with the number of published courses in it. */
export const category = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    image: z.string().nullable().describe('One drawn for its name where it was given none'),
    totalCourse: z.int(),
  })
  .meta({ id: 'Category' });

/** What of a category its courses are looked for by. */
export const categoryTopic = z.object({ title: z.string(), totalCourse: z.int() }).meta({ id: 'CategoryTopic' });

/** Hand-picked set of courses. */
export const collection = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    kind: z.enum(['regular', 'best-deal', 'prakerja', 'event', 'bundle', 'mysooltan']),
    totalCourse: z.int(),
    datedCourse: z.int().describe('How many of them have a date to come'),
  })
  .meta({ id: 'Collection' });

/** Collection with one page of its courses. */
export const collectionDetail = z.object({ collection, courses: z.array(courseCard) }).meta({ id: 'CollectionDetail' });

/** A bundle with its courses. */
export const bundleDetail = collectionDetail
  .extend({ full: z.array(z.int()).describe('Of its courses those without a date that has a seat on sale') })
  .meta({ id: 'BundleDetail' });

/** Running flash sale; `endAt` is null and `courses` empty when none runs. */
export const flashSale = z
  .object({
    title: z.string().nullable(),
    startAt: z.string().nullable(),
    endAt: z.string().nullable(),
    courses: z.array(courseCard),
  })
  .meta({ id: 'FlashSale' });
