import { pathTo, type Site } from '@suluh/domain/address';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { siteOf } from '../../http/site.ts';
import type { SiteServices } from '../../services.ts';
import type { Letterhead } from '../../mail/letters.ts';
import { letterheadOf } from '../program/letterheadOf.ts';

const { course, enrolment, orders, program, userAccount } = schema;

/** Whom news of an enrolment goes to, where they learn, and in whose name. */
export interface Learner {
  userId: string;
  email: string;
  fullname: string;
  course: string;
  slug: string;
  site: Site;
  letterhead: Letterhead;
  /** Page of the course. */
  link: string;
}

/** Who learns by an enrolment; null of a closed account. */
export async function learnerOf(
  tx: Executor,
  { settings }: Pick<SiteServices, 'settings'>,
  enrolmentId: string,
): Promise<Learner | null> {
  const [found] = await tx
    .select({ course, orders, program, person: userAccount })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(orders, eq(orders.id, enrolment.orderId))
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .leftJoin(program, eq(program.id, orders.programId))
    .where(eq(enrolment.id, enrolmentId));
  if (!found || found.person.deletedAt) return null;
  const site = siteOf(settings, found.program, found.orders.sessionType, found.orders.site);
  return {
    userId: found.person.id,
    email: found.person.email,
    fullname: found.person.fullname,
    course: found.course.fullname,
    slug: found.course.slug,
    site,
    letterhead: letterheadOf(found.program),
    link: `${site.origin}${pathTo(site.routes, 'enrolment', { course: found.course.slug })}`,
  };
}
