import { LANDING_PAGES } from '@suluh/domain/staff';
import { z } from 'zod';
import { words } from '../words.ts';

const picture = z.string().trim().max(500).nullable();

/** What a landing page says; what is empty is not shown. */
export const landingContent = z.object({
  badge: words(80).describe('Beside the title, such as the cohort that begins next'),
  title: words(120).min(1),
  body: words(400).describe('Below the title'),
  action: words(40).describe('What the button says; without words there is none'),
  url: words(500).describe('Where it leads: a path of the site, a place on the page, or an https address'),
  picture,
  figures: z.array(z.object({ value: words(40).min(1), label: words(80).min(1) })).max(4),
  benefitsTitle: words(120),
  benefits: z
    .array(z.object({ title: words(80).min(1), text: words(300), picture: picture.optional() }))
    .max(8)
    .describe('What one has of it, with pictures on a home; of Prakerja, what the balance pays'),
  whoTitle: words(120),
  who: words(1000).describe('Who may take part, one per line'),
  stepsTitle: words(120),
  steps: z.array(z.object({ title: words(80).min(1), text: words(300) })).max(8),
  offersTitle: words(120),
  offersLead: words(200),
  offers: z
    .array(
      z.object({
        name: words(60).min(1),
        audience: words(200),
        price: words(40),
        unit: words(80),
        points: words(600).describe('One per line'),
        isRecommended: z.boolean(),
      }),
    )
    .max(4),
  storyTitle: words(120).describe('Of a welcome or of what somebody tells'),
  story: words(1000),
  storyName: words(120),
  storyRole: words(120),
  storyPicture: picture,
  contacts: z.array(z.object({ kind: z.enum(['place', 'mail', 'phone', 'hours']), text: words(160).min(1) })).max(6),
  questions: z.array(z.object({ question: words(200).min(1), answer: words(1500) })).max(20),
});

/** What a landing page says, as those who look after it see it. */
export const staffLandingFields = landingContent.extend({
  programId: z.int().nullable(),
  page: z.enum(LANDING_PAGES).nullable().describe('Where it stands when it is of no programme'),
  isPublished: z.boolean(),
});
export const staffLanding = staffLandingFields
  .extend({
    id: z.int(),
    version: z.int(),
    programSlug: z.string().nullable().describe('What the addresses of its programme name it by'),
  })
  .meta({ id: 'StaffLanding' });

/** Other words for a searched one, as staff look after them. */
export const staffSynonymFields = z.object({
  word: words(40).min(1).toLowerCase(),
  means: z.array(words(60).min(1)).min(1).max(12),
});
export const staffSynonym = staffSynonymFields.extend({ id: z.int(), version: z.int() }).meta({ id: 'StaffSynonym' });

/** What a landing page says, for who opens it. */
export const landing = landingContent.meta({ id: 'Landing' });
