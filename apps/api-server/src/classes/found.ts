import { and, eq, inArray } from 'drizzle-orm';
import { schema } from '../db/index.ts';
import { ApiError } from '../http/apiError.ts';
import type { Services } from '../services.ts';

/** What the command works on. */
export type ClassServices = Pick<Services, 'db' | 'now' | 'settings'>;

/** A schedule and its course. @throws ApiError NOT_FOUND */
export async function eventOf({ db }: ClassServices, eventId: number) {
  const { course, event } = schema;
  const [found] = await db
    .select({ event, course })
    .from(event)
    .innerJoin(course, eq(course.id, event.courseId))
    .where(eq(event.id, eventId));
  if (!found)
    throw new ApiError('NOT_FOUND', { message: `There is no schedule ${eventId}; list says which there are.` });
  return found;
}

/** Id of the account with an address. @throws ApiError NOT_FOUND */
export async function accountOf({ db }: ClassServices, address: string): Promise<string> {
  const { userAccount } = schema;
  const [found] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.email, address));
  if (!found) throw new ApiError('NOT_FOUND', { message: `Nobody has an account with ${address}.` });
  return found.id;
}

/** Ids of the enrolments these learners have in a schedule. */
export async function enrolmentsOf({ db }: ClassServices, eventId: number, learners: string[]): Promise<string[]> {
  const { enrolment, userAccount } = schema;
  const rows = await db
    .select({ id: enrolment.id })
    .from(enrolment)
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .where(and(eq(enrolment.eventId, eventId), inArray(userAccount.email, learners)));
  return rows.map(({ id }) => id);
}
