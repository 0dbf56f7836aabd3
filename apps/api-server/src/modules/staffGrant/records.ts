import { staffGrantEntries as entries } from '@suluh/api/catalogue';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { schema } from '../../db/index.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Records } from '../staff/records.ts';

const { course, event, partner, program, staffGrant, staffGrantRequest, teacher, userAccount } = schema;
const asker = alias(userAccount, 'asker');

const everybody = () => sql`true`;

interface Named {
  partnerName: string | null;
  programName: string | null;
  eventName: string | null;
  teacherName: string | null;
}

/** Where a role holds, by its name; null: everywhere. */
function placeOf({ partnerName, programName, eventName, teacherName }: Named) {
  if (partnerName !== null) return { kind: 'partner' as const, name: partnerName };
  if (programName !== null) return { kind: 'program' as const, name: programName };
  if (teacherName !== null) return { kind: 'teacher' as const, name: teacherName };
  return eventName === null ? null : { kind: 'event' as const, name: eventName };
}

const named = {
  fullname: userAccount.fullname,
  email: userAccount.email,
  partnerName: partner.orgName,
  programName: program.name,
  eventName: sql<string | null>`${course.fullname} || ' · ' || ${event.batch}`,
  teacherName: teacher.fullname,
};

const byWords = (q: string) =>
  q === '' ? undefined : or(holdsText(userAccount.email, q), holdsText(userAccount.fullname, q));

/** Grants as those who look after staff find them. @param now decides which hold still */
export const grantRecords = (now: () => Date): Records<typeof entries.grants.list> => ({
  id: staffGrant.id,
  from: sql`${staffGrant} join ${userAccount} on ${userAccount.id} = ${staffGrant.userId}`,
  within: everybody,
  matching: ({ q, role, state }) =>
    and(
      byWords(q),
      role === undefined ? undefined : eq(staffGrant.role, role),
      state === 'live' ? or(isNull(staffGrant.endsAt), gt(staffGrant.endsAt, now())) : lte(staffGrant.endsAt, now()),
    ),
  sorts: { startsAt: staffGrant.startsAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({ grant: staffGrant, ...named })
      .from(staffGrant)
      .innerJoin(userAccount, eq(userAccount.id, staffGrant.userId))
      .leftJoin(partner, eq(partner.id, staffGrant.partnerId))
      .leftJoin(program, eq(program.id, staffGrant.programId))
      .leftJoin(event, eq(event.id, staffGrant.eventId))
      .leftJoin(teacher, eq(teacher.id, staffGrant.teacherId))
      .leftJoin(course, eq(course.id, event.courseId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ grant: { id, userId, role, startsAt, endsAt }, fullname, email, ...place }) => ({
      id,
      userId,
      fullname,
      email,
      role,
      place: placeOf(place),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    }));
  },
});

/** Roles that wait for a second person. */
export const requestRecords: Records<typeof entries.grantRequests.list> = {
  id: staffGrantRequest.id,
  from: sql`${staffGrantRequest} left join ${userAccount} on ${userAccount.id} = ${staffGrantRequest.userId}`,
  within: () => eq(staffGrantRequest.state, 'waiting'),
  matching: ({ q }) =>
    q === ''
      ? undefined
      : or(byWords(q), holdsText(staffGrantRequest.email, q), holdsText(staffGrantRequest.fullname, q)),
  sorts: { askedAt: staffGrantRequest.askedAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({ request: staffGrantRequest, askedBy: asker.fullname, ...named })
      .from(staffGrantRequest)
      .leftJoin(userAccount, eq(userAccount.id, staffGrantRequest.userId))
      .leftJoin(asker, eq(asker.id, staffGrantRequest.askedBy))
      .leftJoin(partner, eq(partner.id, staffGrantRequest.partnerId))
      .leftJoin(program, eq(program.id, staffGrantRequest.programId))
      .leftJoin(event, eq(event.id, staffGrantRequest.eventId))
      .leftJoin(teacher, eq(teacher.id, staffGrantRequest.teacherId))
      .leftJoin(course, eq(course.id, event.courseId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ request, askedBy, fullname, email, ...place }) => ({
      id: request.id,
      userId: request.userId,
      fullname: fullname ?? request.fullname!,
      email: email ?? request.email!,
      role: request.role,
      place: placeOf(place),
      endsAt: request.endsAt?.toISOString() ?? null,
      askedBy,
      askedById: request.askedBy,
      askedAt: request.askedAt.toISOString(),
    }));
  },
};
