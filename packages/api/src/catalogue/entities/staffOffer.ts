import { MOST_TOPIC_LETTERS, MOST_TOPICS } from '@suluh/domain/listing';
import { z } from 'zod';
import { typedInstant, rupiah } from '../envelope.ts';
import { isEachOnce, twice } from '../eachOnce.ts';
import { httpsUrl } from '../httpsUrl.ts';
import { rowId } from '../rowId.ts';
import { named, words } from '../words.ts';

const version = z.int();
const MOST_COURSES = 200;
const isOnce = <Row extends { courseId: number }>(rows: readonly Row[]): boolean =>
  isEachOnce(rows.map(({ courseId }) => courseId));

/** What a flash sale is made of. */
export const staffFlashSaleFields = z.object({
  title: named(120).min(1),
  startAt: typedInstant,
  endAt: typedInstant,
  programId: z.null().optional().describe('Never of a programme: the prices of a sale hold on every site'),
  courses: z
    .array(z.object({ courseId: rowId, price: rupiah.max(1_000_000_000).describe('While it runs') }))
    .min(1)
    .max(MOST_COURSES)
    .refine(isOnce, twice)
    .describe('In the order they are shown'),
});

/** A flash sale as those who look after it see it. */
export const staffFlashSale = staffFlashSaleFields
  .omit({ programId: true })
  .extend({ id: z.int(), version, startAt: z.string(), endAt: z.string() })
  .meta({ id: 'StaffFlashSale' });

/** What sets of courses are for. */
export const COLLECTION_KINDS = ['regular', 'best-deal', 'prakerja', 'event', 'bundle', 'mysooltan'] as const;

/** What a collection is made of; its slug stays what it was made with. */
export const staffCollectionFields = z.object({
  title: named(120).min(1),
  description: words(2000),
  image: words(500).nullable(),
  kind: z.enum(COLLECTION_KINDS),
  programId: rowId.nullable().describe('Programme whose pages have it; none for the site itself'),
  isPublished: z.boolean(),
  position: z.int().min(0).max(10_000),
  courses: z
    .array(z.object({ courseId: rowId }))
    .max(MOST_COURSES)
    .refine(isOnce, twice)
    .describe('In their order'),
});

/** A collection as those who look after it see it. */
export const staffCollection = staffCollectionFields
  .extend({ id: z.int(), slug: z.string(), version })
  .meta({ id: 'StaffCollection' });

/** What a category is made of; its slug stays what it was made with. */
export const staffCategoryFields = z.object({
  name: named(120).min(1),
  description: words(500).describe('What its page says below its name'),
  image: words(500).nullable().describe('None: one drawn for its name'),
  topics: z
    .array(named(MOST_TOPIC_LETTERS).min(1))
    .max(MOST_TOPICS)

    .refine(isEachOnce, twice)
    .describe('Words its courses are looked for by'),
  position: z.int().min(0).max(10_000),
});

/** A category as those who look after it see it. */
export const staffCategory = staffCategoryFields
  .extend({ id: z.int(), slug: z.string(), version })
  .meta({ id: 'StaffCategory' });

/** What of a programme staff may change. */
/** Of an outside server: https, or a server on the same machine, as demos have. */
const serverAddress = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((url) => url.startsWith('https:') || new URL(url).hostname === 'localhost')
  .nullable();

const hostName = z
  .string()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)*$/);

export const staffProgrammeFields = z.object({
  name: named(120).min(1),
  brandColor: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
  accessType: z.enum(['free', 'paid']).describe('free: its learners take its courses without paying'),
  canRegister: z.boolean(),
  hasPromo: z.boolean(),
  logo: words(500).nullable().describe('Where its picture lies, as uploading it answers'),
  host: hostName.nullable().describe('Of its own, such as belajar.kampus.ac.id'),
  oidcIssuer: serverAddress.describe("Of the partner's own sign-in; its people sign in there alone"),
  oidcClientId: words(200).min(1).nullable(),
  signOutUrl: serverAddress.describe('Where signing out ends at the partner'),
  emailDomains: z
    .array(hostName)
    .max(20)
    .nullable()
    .describe('Domains of addresses its sign-in may speak for; null: all'),
  sections: z
    .array(
      z.object({
        id: rowId.nullable().default(null).describe('null: one to be made'),
        name: named(120).min(1),
        courseIds: z.array(rowId).max(100).refine(isEachOnce, twice).describe('Courses it offers, in their order'),
      }),
    )
    .max(20)
    .describe('Parts of its home, in their order; an address that names one stays its own'),
});

/** What the partner's sign-in knows us by: written, and never read again. */
export const staffProgrammeSecret = z.object({ oidcClientSecret: z.string().trim().min(1).max(500).optional() });

/** A programme as those who look after it see it. */
export const staffProgramme = staffProgrammeFields
  .extend({ id: z.int(), slug: z.string(), hasSecret: z.boolean(), version })
  .meta({ id: 'StaffProgramme' });

/** What of an institution staff may change. */
export const staffInstitutionFields = z.object({
  orgName: named(160).min(1),
  city: words(120).nullable(),
  description: words(4000),
  website: httpsUrl.nullable(),
  phone: z
    .string()
    .regex(/^62\d{8,13}$/)
    .nullable()
    .describe('As WhatsApp takes it: digits, beginning with 62'),
  email: z.email().max(200).nullable(),
});

/** An institution that gives courses, as those who look after it see it. */
export const staffInstitution = staffInstitutionFields
  .extend({ id: z.int(), code: z.string(), foto: z.string().nullable(), version })
  .meta({ id: 'StaffInstitution' });
