import { dayInZone } from '@suluh/domain/time';
import type { Executor } from '../../../src/db/executor.ts';
import {
  banner,
  collection,
  collectionCourse,
  flashSale as flashSaleTable,
  flashSaleCourse,
  job,
  learningInterest,
  news as newsTable,
  promo,
  testimonial,
} from '../../../src/db/schema/index.ts';
import { banners, collections, flashSale, interests, testimonials } from '../data/home.ts';
import { descriptionOf } from '../data/jobDescriptions.ts';
import { jobs } from '../data/jobs.ts';
import { news, VIDEO_FOLDER } from '../data/news.ts';
import { workOf } from '../data/work.ts';
import { jakartaTime } from './chance.ts';
import type { InsertedCourse } from './courses.ts';

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Where the mark of an employer lies in the storage. */
export const companyMark = (companyName: string): string => `company/${slugOf(companyName)}.svg`;

/** How many people employers want, in turn; some do not say. */
const OPENINGS = [1, 2, 4, null, 3, 1, null, 6];
/** Most demo vacancies can be applied for so long, and up to twenty days more. */
const CLOSES_IN_DAYS = 25;

/** The texts of a vacancy as its row takes them. */
function jobTextsOf(title: string, companyName: string) {
  const { tasks, requirements, facilities, companyAbout } = workOf(title, companyName);
  return { tasks: [...tasks], requirements: [...requirements], facilities: [...facilities], companyAbout };
}

/** Id of the demo course whose title begins so. @throws Error for a title nobody has, so that the data stays true. */
const idByTitle = (courses: readonly InsertedCourse[], beginning: string): number => {
  const found = courses.find(({ demo }) => demo.title.startsWith(beginning));
  if (!found) throw new Error(`No demo course begins with "${beginning}".`);
  return found.id;
};

/** Inserts slides, testimonials, collections, the flash sale, interests, news, jobs and promo codes. */
export async function insertSite(tx: Executor, courses: readonly InsertedCourse[], now: Date): Promise<void> {
  await tx
    .insert(banner)
    .values(banners.map(({ picture, ...row }, position) => ({ ...row, foto: picture?.path ?? null, position })));
  await tx.insert(testimonial).values(testimonials.map((row, sortOrder) => ({ ...row, sortOrder })));
  await tx.insert(learningInterest).values(interests.map((name, position) => ({ name, position })));
  const made = await tx
    .insert(collection)
    .values(
      collections.map(({ slug, title, description, kind, picture }, position) => ({
        slug,
        title,
        description,
        kind,
        image: picture.path,
        position,
      })),
    )
    .returning({ id: collection.id, slug: collection.slug });
  await tx.insert(collectionCourse).values(
    collections.flatMap(({ slug, titles }) => {
      const collectionId = made.find((row) => row.slug === slug)!.id;
      return [...new Set(titles.map((title) => idByTitle(courses, title)))].map((courseId, position) => ({
        collectionId,
        courseId,
        position,
      }));
    }),
  );
  const [sale] = await tx
    .insert(flashSaleTable)
    .values({ title: 'Flash Sale', startAt: jakartaTime(now, -1, 0), endAt: jakartaTime(now, 3, 23) })
    .returning({ id: flashSaleTable.id });
  await tx.insert(flashSaleCourse).values(
    flashSale.map(([title, price], position) => ({
      flashSaleId: sale!.id,
      courseId: idByTitle(courses, title),
      price,
      position,
    })),
  );
  await tx.insert(newsTable).values(
    news.map(({ slug, kind, title, summary, contributor, author, daysAgo, tags, picture, recording, event, body }) => ({
      slug,
      file: recording ? `${VIDEO_FOLDER}/${recording}` : null,
      kind,
      title,
      summary,
      contributor,
      author,
      image: picture.path,
      tags: [...tags],
      body: body.join('\n\n'),
      publishedAt: jakartaTime(now, -daysAgo, 10),
      startAt: event ? jakartaTime(now, event.inDays, event.from) : null,
      endAt: event ? jakartaTime(now, event.inDays, event.to) : null,
      place: event?.place ?? '',
    })),
  );
  await tx.insert(job).values(
    jobs.map(
      ([title, companyName, city, yearsOfExperience, educationLevels, employmentType, category, from, to], index) => ({
        source: 'demo',
        sourceId: `${slugOf(title)}-${slugOf(companyName)}`,
        slug: `${slugOf(title)}-${slugOf(companyName)}`,
        title,
        companyName,
        ...jobTextsOf(title, companyName),
        companyLogo: companyMark(companyName),
        city,
        yearsOfExperience,
        educationLevels,
        employmentType,
        category,
        salaryFrom: from || null,
        salaryTo: to || null,
        isSalaryHidden: index % 8 === 5,
        openings: OPENINGS[index % OPENINGS.length] ?? null,
        closesOn: index % 3 === 2 ? null : dayInZone(jakartaTime(now, CLOSES_IN_DAYS + (index % 20), 12)),
        description: descriptionOf(title),
        postedAt: jakartaTime(now, -(index % 28), 8),
      }),
    ),
  );
  const period = { startAt: jakartaTime(now, -30, 0), endAt: jakartaTime(now, 60, 23) };
  await tx.insert(promo).values([
    {
      code: 'NYALA50',
      title: 'Potongan Rp50.000',
      description: 'Untuk pembelian pertama.',
      amount: 50000,
      minPayment: 150000,
      isFirstPurchase: true,
      ...period,
    },
    {
      code: 'BELAJARBARENG',
      title: 'Potongan 15%',
      description: 'Sampai tiga kursus sekaligus.',
      kind: 'percent',
      percent: 15,
      maxDiscount: 100000,
      maxItems: 3,
      ...period,
    },
    {
      code: 'BCAHEMAT',
      title: 'Potongan Rp25.000 dengan BCA',
      description: 'Hanya untuk BCA Virtual Account.',
      amount: 25000,
      productCode: 'VA_BCA',
      minPayment: 100000,
      ...period,
    },
    {
      code: 'APLIKASI30',
      title: 'Potongan 30% di aplikasi',
      description: 'Hanya di aplikasi mobile.',
      kind: 'percent',
      percent: 30,
      maxDiscount: 75000,
      isMobileOnly: true,
      ...period,
    },
    {
      code: 'GAJIAN',
      title: 'Potongan Rp100.000',
      description: 'Minimal belanja Rp500.000.',
      amount: 100000,
      minPayment: 500000,
      quota: 100,
      ...period,
    },
    {
      code: 'LEBARAN',
      title: 'Potongan hari raya',
      description: 'Sudah berakhir.',
      amount: 30000,
      startAt: jakartaTime(now, -120, 0),
      endAt: jakartaTime(now, -60, 23),
    },
  ]);
}
