import { z } from 'zod';
import { rupiah } from '../envelope.ts';

/**
 * One filter option: shown title, value to send, courses it would leave. Zero counts are listed so they can be
 * disabled.
 */
export const facet = z.object({ title: z.string(), value: z.string(), count: z.int() }).meta({ id: 'Facet' });

/** Options per filter. Each count respects every other filter that is set, but not its own. */
export const facets = z
  .object({
    courseType: z.array(facet),
    locationEvent: z.array(facet),
    location: z.array(facet),
    role: z.array(facet),
    category: z.array(facet),
    price: z.array(facet),
    education: z.array(facet),
    rating: z.array(facet),
    lp: z.array(facet),
    provider: z.array(facet),
    training: z.array(facet),
    method: z.array(facet),
  })
  .meta({ id: 'Facets' });

/** Suggestions while typing: completions, courses by name and providers. */
export const suggestion = z
  .object({
    keywords: z.array(z.string()),
    courses: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        fullname: z.string(),
        institution: z.string(),
        thumbnail: z.string().nullable().describe('As of its card'),
        price: rupiah.describe('Original price'),
        priceAfter: rupiah.describe('Price to pay'),
      }),
    ),
    partners: z.array(z.object({ code: z.string(), name: z.string() })),
    teachers: z
      .array(
        z.object({ slug: z.string().nullable().describe('Of their page'), fullname: z.string(), courses: z.int() }),
      )
      .describe('Who teaches, with how many courses'),
  })
  .meta({ id: 'Suggestion' });
