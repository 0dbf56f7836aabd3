import { parseArgs } from 'node:util';
import { internshipStaffEntries } from '@suluh/api/catalogue';
import { onJobEndsOn } from '@suluh/domain/programme';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { schema } from '../db/index.ts';
import { ApiError } from '../http/apiError.ts';
import { publishedCourseId } from '../modules/course/queries.ts';
import { mandatoryIds } from '../modules/internship/courses.ts';
import { INTERNSHIP } from '../modules/internship/internshipProgram.ts';
import { invite, revokeInvitation, toInvitation, type InvitationRow } from '../modules/internship/invite.ts';
import { setGrade, setPeriod, setPlace, type OfParticipant } from '../modules/internship/changePeriod.ts';
import { setMandatory } from '../modules/internship/organise.ts';
import type { Services } from '../services.ts';

export const USAGE = `Usage: npm run internship -- list
       npm run internship -- invite EMAIL… --from YYYY-MM-DD --months N [--until INSTANT]
       npm run internship -- code PLACES --from YYYY-MM-DD --months N [--until INSTANT]
       npm run internship -- revoke ID
       npm run internship -- mandatory [COURSE[@MONTH]…]
       npm run internship -- period EMAIL --from YYYY-MM-DD --months N
       npm run internship -- place EMAIL [--host "…"] [--division "…"] [--mentor "…"] [--mentor-email EMAIL]
       npm run internship -- grade EMAIL SCORE|none [--note "…"]`;

const { gradeSet, mandatorySet, newInvitations, periodSet, placeSet } = internshipStaffEntries;
const email = z.email().toLowerCase();

/** What operators ask of `npm run internship`; courses are named by id or slug. */
export type InternshipCommand =
  | { kind: 'list' }
  | { kind: 'invite'; wanted: z.output<typeof newInvitations> }
  | { kind: 'revoke'; id: string }
  | { kind: 'mandatory'; courses: string[]; dueMonths: (number | null)[] }
  | { kind: 'place'; email: string; place: z.output<NonNullable<typeof placeSet.body>> }
  | { kind: 'grade'; email: string; grade: z.output<NonNullable<typeof gradeSet.body>> }
  | { kind: 'period'; email: string; period: { startsOn: string; months: number } };

/** Courses by id or slug, each with the month by whose end it is to be finished: `excel@3`. */
function mandatoryOf(words: readonly string[]): { courses: string[]; dueMonths: (number | null)[] } {
  const parts = words.map((word) => word.split('@') as [string, string?]);
  const dueMonths = parts.map(([, month]) => (month === undefined ? null : Number(month)));
  mandatorySet.body!.parse({ courseIds: parts.map((_, at) => at + 1), dueMonths });
  return { courses: parts.map(([course]) => course), dueMonths };
}

function commandOf([kind, ...rest]: string[], options: object): InternshipCommand | null {
  const isPlain = Object.keys(options).length === 0;
  if (kind === 'list' && isPlain && rest.length === 0) return { kind };
  if (kind === 'mandatory' && isPlain) return { kind, ...mandatoryOf(rest) };
  if (kind === 'revoke' && isPlain && rest.length === 1) return { kind, id: z.uuid().parse(rest[0]) };
  if (kind === 'invite') return { kind, wanted: newInvitations.parse({ ...options, emails: rest }) };
  if (kind === 'code' && rest.length === 1)
    return { kind: 'invite', wanted: newInvitations.parse({ ...options, places: Number(rest[0]) }) };
  if (kind === 'period' && rest.length === 1)
    return { kind, email: email.parse(rest[0]), period: periodSet.body!.parse(options) };
  if (kind === 'place' && rest.length === 1)
    return { kind, email: email.parse(rest[0]), place: placeSet.body!.parse(options) };
  if (kind === 'grade' && rest.length === 2) {
    const score = rest[1] === 'none' ? null : Number(rest[1]);
    return { kind, email: email.parse(rest[0]), grade: gradeSet.body!.parse({ ...options, score }) };
  }
  return null;
}

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): InternshipCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        months: { type: 'string' },
        until: { type: 'string' },
        host: { type: 'string' },
        division: { type: 'string' },
        mentor: { type: 'string' },
        'mentor-email': { type: 'string' },
        note: { type: 'string' },
      },
    });
    const {
      from: startsOn,
      months,
      until: expiresAt,
      mentor: mentorName,
      'mentor-email': mentorEmail,
      ...words
    } = values;
    const options = {
      ...words,
      ...(mentorName === undefined ? {} : { mentorName }),
      ...(mentorEmail === undefined ? {} : { mentorEmail }),
      ...(startsOn === undefined ? {} : { startsOn }),
      ...(months === undefined ? {} : { months: Number(months) }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    };
    return commandOf(positionals, options);
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}

const invitationLine = (row: InvitationRow): string => {
  const { id, code, email: to, used, places, startsOn, months, revokedAt } = toInvitation(row);
  return [id, code, to ?? '-', `${used}/${places}`, `${startsOn} +${months}`, revokedAt ? 'revoked' : ''].join('  ');
};

async function listLines({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const { course, internshipInvitation, internshipPeriod, membership, userAccount } = schema;
  const [people, invitations, ids] = await Promise.all([
    db
      .select({ email: userAccount.email, fullname: userAccount.fullname, period: internshipPeriod })
      .from(userAccount)
      .innerJoin(membership, eq(membership.userId, userAccount.id))
      .leftJoin(internshipPeriod, eq(internshipPeriod.userId, userAccount.id))
      .where(eq(membership.sessionType, INTERNSHIP))
      .orderBy(asc(userAccount.email)),
    db.select().from(internshipInvitation).orderBy(desc(internshipInvitation.createdAt)),
    mandatoryIds(db),
  ]);
  const named = await db.select({ id: course.id, slug: course.slug }).from(course).where(inArray(course.id, ids));
  const slugs = new Map(named.map(({ id, slug }) => [id, slug]));
  return [
    `Participants: ${people.length}`,
    ...people.map(({ email: who, fullname, period }) =>
      [who, fullname, period ? `${period.startsOn} to ${onJobEndsOn(period)}` : 'no period'].join('  '),
    ),
    `Mandatory courses: ${ids.map((id) => slugs.get(id)).join(', ') || 'none'}`,
    `Invitations: ${invitations.length}`,
    ...invitations.map(invitationLine),
  ];
}

/** Whom a command is about: it changes what is there, whoever changed it last. @throws ApiError NOT_FOUND */
async function participantOf(db: Services['db'], address: string): Promise<OfParticipant> {
  const { userAccount } = schema;
  const [person] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.email, address));
  if (!person) throw new ApiError('NOT_FOUND', { message: `Nobody has an account with ${address}.` });
  return { userId: person.id, actorId: null, version: null };
}

async function follow(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  command: InternshipCommand,
): Promise<string[]> {
  const { db } = services;
  switch (command.kind) {
    case 'list':
      return listLines(services);
    case 'invite':
      return (await invite(services, command.wanted, null)).map(invitationLine);
    case 'revoke':
      await revokeInvitation(services, command.id, null);
      return ['Revoked.'];
    case 'mandatory': {
      const ids = await Promise.all(command.courses.map((course) => publishedCourseId(db, course)));
      await setMandatory(db, { courseIds: ids, dueMonths: command.dueMonths, actorId: null, version: null });
      return [`Mandatory courses: ${ids.length}`];
    }
    case 'period': {
      await setPeriod(services, await participantOf(db, command.email), command.period);
      return [`${command.period.startsOn} to ${onJobEndsOn(command.period)}`];
    }
    case 'place':
      await setPlace(services, await participantOf(db, command.email), command.place);
      return [Object.values(command.place).filter(Boolean).join(', ') || 'Taken away.'];
    case 'grade':
      await setGrade(services, await participantOf(db, command.email), command.grade);
      return [`Mark: ${command.grade.score ?? 'none'}`];
  }
}

/** Does what a command asks, or says why it cannot be done. */
export async function runCommand(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  command: InternshipCommand,
): Promise<{ lines: string[]; exitCode: 0 | 1 }> {
  try {
    return { lines: await follow(services, command), exitCode: 0 };
  } catch (error) {
    if (error instanceof ApiError) return { lines: [error.detail.message ?? error.status], exitCode: 1 };
    throw error;
  }
}
