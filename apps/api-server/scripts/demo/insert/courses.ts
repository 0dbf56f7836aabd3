import { timeRange } from '@suluh/i18n-id/format';
import { DAY_MS, DEFAULT_TIME_ZONE, hoursAhead, type ClassZone } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import {
  category,
  certificateTemplate,
  classSession,
  course,
  courseCategory,
  event,
  partner,
} from '../../../src/db/schema/index.ts';
import { businessCourses } from '../data/coursesBusiness.ts';
import { craftCourses } from '../data/coursesCraft.ts';
import { digitalCourses } from '../data/coursesDigital.ts';
import { categories } from '../data/categories.ts';
import { classPlanOf, hasGaps, mostSeatsOf } from '../data/classes.ts';
import { certificateTemplates } from '../data/certificates.ts';
import { partners } from '../data/partners.ts';
import { demoLessons } from '../data/lessons/index.ts';
import type { DemoCourse } from '../data/shape.ts';
import { storyOf } from '../data/stories/index.ts';
import { teacherOf } from '../data/teachers.ts';
import { venueOf } from '../data/venues.ts';
import { chanceFrom, localTime } from './chance.ts';

export const demoCourses: readonly DemoCourse[] = [...digitalCourses, ...businessCourses, ...craftCourses];

export interface InsertedCourse {
  id: number;
  demo: DemoCourse;
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The demo courses a database has, in the order of the data. */
export async function findCourses(db: Executor): Promise<InsertedCourse[]> {
  const rows = await db
    .select({ id: course.id, sourceId: course.sourceId })
    .from(course)
    .where(eq(course.source, 'demo'));
  const idOf = new Map(rows.map((row) => [row.sourceId, row.id]));
  return demoCourses.flatMap((demo) => {
    const id = idOf.get(slugOf(demo.title));
    return id === undefined ? [] : [{ id, demo }];
  });
}

/** Inserts categories, institutions and courses; answers the courses with their ids, in the order of the data. */
export async function insertCourses(tx: Executor, now: Date): Promise<InsertedCourse[]> {
  await tx
    .insert(category)
    .values(
      categories.map(({ picture, topics, ...row }, position) => ({
        ...row,
        topics: [...topics],
        image: picture.path,
        position,
      })),
    )
    .onConflictDoNothing(); // an import may have made them
  const partnerRows = await tx
    .insert(partner)
    .values(
      partners.map(({ code, orgName, city, description, ...rest }, at) => ({
        code,
        slug: slugOf(orgName),
        orgName,
        city,
        description,
        foto: `partner/${code}.svg`,
        // Numbers of the range nobody has, and addresses of the domain for examples.
        phone: `62895000000${String(at + 10)}`,
        email: `halo@${code}.example`,
        isInternal: 'isInternal' in rest,
      })),
    )
    .returning({ id: partner.id, code: partner.code, city: partner.city });
  const partnerOf = new Map(partnerRows.map((row) => [row.code, row]));
  const rows = await tx
    .insert(course)
    .values(
      demoCourses.map((demo, index) => {
        const provider = partnerOf.get(demo.partner)!;
        const story = storyOf(demo.title);
        const daysAgo = (index * 37) % 300;
        const publishedAt = new Date(now.getTime() - daysAgo * DAY_MS);
        return {
          source: 'demo',
          sourceId: slugOf(demo.title),
          slug: slugOf(demo.title),
          fullname: demo.title,
          summary: demo.summary,
          description: story.text.join('\n\n'),
          audience: [...story.audience],
          preparations: [...story.preparations],
          faq: story.faq.map(([question, answer]) => ({ question, answer })),
          outcomes: [...demo.outcomes],
          typeCode: demo.type,
          price: demo.price,
          priceAfter: demo.priceAfter,
          isVoucher: demo.voucher ?? false,
          isAd: demo.ad ?? false,
          thumbnail: demo.picture ?? null,
          partnerId: provider.id,
          teacherName: demo.teacher,
          ...teacherOf(demo.teacher),
          city: provider.city,
          minAge: demo.ages?.[0] ?? null,
          maxAge: demo.ages?.[1] ?? null,
          education: demo.education ?? null,
          level: demo.level,
          durationMinutes: demo.minutes,
          sessionCount:
            demoLessons.find(({ course: title }) => title === demo.title)?.parts.length ?? demo.parts.length,
          certificate: demo.certificate ?? 'completion',
          certificateMonths: demo.certificateMonths ?? null,
          publishedAt,
          createdAt: publishedAt,
          updatedAt: new Date(now.getTime() - Math.floor(daysAgo / 3) * DAY_MS),
        };
      }),
    )
    .returning({ id: course.id, sourceId: course.sourceId });
  const idOf = new Map(rows.map((row) => [row.sourceId, row.id]));
  const inserted = demoCourses.map((demo) => ({ id: idOf.get(slugOf(demo.title))!, demo }));
  await tx.insert(courseCategory).values(
    inserted.flatMap(({ id, demo }) => {
      const own = { courseId: id, categoryId: categories.find(({ slug }) => slug === demo.category)!.id, position: 0 };
      return demo.prakerja ? [own, { courseId: id, categoryId: 78, position: 1 }] : [own];
    }),
  );
  await tx.insert(certificateTemplate).values(
    certificateTemplates.map(({ signers, units, ...of }) => ({
      signers,
      units,
      ...('partner' in of ? { partnerId: partnerOf.get(of.partner)!.id } : { courseId: idOf.get(slugOf(of.course))! }),
    })),
  );
  await insertEvents(tx, inserted, now);
  return inserted;
}

interface Zone {
  zone: string;
  /** Hours its clocks are ahead of UTC, all year. */
  offsetHours: number;
}

const zoneOf = (zone: ClassZone): Zone => ({ zone, offsetHours: hoursAhead(zone)! });
const WIB = zoneOf(DEFAULT_TIME_ZONE);
const WITA = zoneOf('Asia/Makassar');

const WIT = zoneOf('Asia/Jayapura');

/** Cities outside of Jakarta's zone. */
const ZONES: Readonly<Record<string, Zone>> = {
  Ambon: WIT,
  Balikpapan: WITA,
  Banjarmasin: WITA,
  Denpasar: WITA,
  Jayapura: WIT,
  Kupang: WITA,
  'Labuan Bajo': WITA,
  Makassar: WITA,
  Manado: WITA,
  Mataram: WITA,
};

/** Percent more that a class costs where its teacher and tools come from another island. */
const JOURNEY_PERCENT: Readonly<Record<string, number>> = {
  Ambon: 10,
  Balikpapan: 6,
  Banjarmasin: 6,
  Batam: 6,
  Jayapura: 12,
  Kupang: 8,
  Pontianak: 6,
};
const PRICE_STEP = 5000;

/** What a class in a city costs: whole steps, and never more than its course without a discount. */
function classPrice({ price, priceAfter }: DemoCourse, city: string): number {
  const percent = JOURNEY_PERCENT[city];
  if (percent === undefined) return priceAfter;
  return Math.min(price, Math.round((priceAfter * (100 + percent)) / 100 / PRICE_STEP) * PRICE_STEP);
}

/**
 * Days from today to the start, seats and state of the schedules a course with events gets, so that every state of the
 * schedule card occurs.
 */
const SCHEDULES = [
  { days: 12, capacity: 24, left: 6, salesInDays: null },
  { days: 26, capacity: 20, left: 0, salesInDays: null },
  { days: 54, capacity: 20, left: 20, salesInDays: 21 },
  { days: -18, capacity: 20, left: 3, salesInDays: null },
  { days: 40, capacity: 30, left: 17, salesInDays: null },
] as const;

/** Batches are numbered in the order of their dates, which lie further apart than they are moved. */
const EARLIEST_FIRST: readonly number[] = SCHEDULES.map(({ days }) => days).sort((one, other) => one - other);

/** Hours at which a class at a place begins. A course keeps its own; a later date of it may begin at another. */
const MORNINGS = [9, 8, 9] as const;

const fromHourOf = (courseId: number, number: number): number =>
  MORNINGS[(courseId + Math.floor(number / 3)) % MORNINGS.length]!;

async function insertEvents(tx: Executor, courses: readonly InsertedCourse[], now: Date): Promise<void> {
  const rows = courses.flatMap(({ id, demo }) => {
    if (!demo.cities) return [];
    const chance = chanceFrom(id);
    const plan = classPlanOf(demo);
    const mostSeats = mostSeatsOf(demo.title) ?? Infinity;
    return SCHEDULES.map(({ days, capacity: usual, left, salesInDays }, number) => {
      const city = demo.cities![number % demo.cities!.length]!;
      const place = city === 'Online' ? null : venueOf(city, demo);
      const { zone, offsetHours } = ZONES[city] ?? WIB;
      const begin = days + Math.floor(chance() * 5);
      const from = plan.fromHour ?? fromHourOf(id, number);
      const capacity = Math.min(usual, mostSeats);
      const meetings = plan.days.map((day) => ({
        startAt: localTime(now, offsetHours, begin + day, from),
        endAt: localTime(now, offsetHours, begin + day, from + plan.minutes / 60),
      }));
      const [startAt, endAt] = [meetings[0]!.startAt, meetings.at(-1)!.endAt];
      const row = {
        courseId: id,
        batch: String(10 + EARLIEST_FIRST.indexOf(days)),
        city: place ? city : null,
        ...(place ?? { venue: null }),
        mapUrl: place && `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${place.venue} ${city}`)}`,
        startAt,
        endAt,
        joinUrl: place ? null : `https://rapat.suluh.example/kelas-${id}-${number}`,
        bring: place ? [...storyOf(demo.title).preparations, 'KTP atau kartu pelajar'] : [],
        timeLabel: timeRange(startAt.toISOString(), endAt.toISOString(), zone),
        timeZone: zone,
        price: classPrice(demo, city),
        capacity,
        seatsLeft: left === 0 ? 0 : Math.min(capacity, left + Math.floor(chance() * 6)),
        salesOpenAt: salesInDays === null ? null : localTime(now, offsetHours, salesInDays, 9),
      };
      return { row, sessions: demo.type !== 'c' && hasGaps(plan) ? meetings : [] };
    });
  });
  const made = await tx
    .insert(event)
    .values(rows.map(({ row }) => row))
    .returning({ id: event.id, courseId: event.courseId });
  // Those in a row are made from the hours of the schedule once they are needed.
  await tx.insert(classSession).values(
    rows.flatMap(({ sessions }, at) =>
      sessions.map((session, index) => ({
        courseId: made[at]!.courseId,
        eventId: made[at]!.id,
        no: index + 1,
        ...session,
      })),
    ),
  );
}
