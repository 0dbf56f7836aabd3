import { OPEN_SESSION_TYPES, type SessionType } from './sessionType.ts';

/**
 * Whether courses are sold in an area: the internship gives its courses to who is in it
 * (docs/product/course.md#internship-card).
 */
export const sellsCourses = (sessionType: SessionType): boolean => sessionType !== 'internship-ddb';

/**
 * Whether somebody may become a member of an area on their own: of one whose kind is open to all, unless it is a
 * programme that lets nobody register or has a sign-in of its own (docs/product/session.md#several-areas).
 */
export const admitsNewcomers = (
  program: { canRegister: boolean; oidcIssuer: string | null } | null,
  sessionType: SessionType,
): boolean =>
  OPEN_SESSION_TYPES.includes(sessionType) &&
  (program === null || (program.canRegister && program.oidcIssuer === null));

/** First and last day of a membership, 'YYYY-MM-DD', both included; null: no limit. */
export interface MembershipPeriod {
  startsOn: string | null;
  endsOn: string | null;
}

/** Whether a membership holds on a day, 'YYYY-MM-DD'. */
export const holdsOn = ({ startsOn, endsOn }: MembershipPeriod, day: string): boolean =>
  (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);

/**
 * Whether a call may name this programme: the session's programme is the programme, so a named one must be it, and a
 * session without one may name none. Visitors without a session may name any, for what is public.
 */
export const mayNameProgram = (named: string, session: { program: string | null } | null): boolean =>
  session === null || session.program === named;

/**
 * Whether a membership opens an area. Without a programme: one of the area's session type that is bound to no partner's
 * programme. With one: a membership of it, or, for internship and small business, any of its session type.
 */
export function opensArea(
  membership: { sessionType: string; programId: number | null },
  area: { sessionType: string; program: { id: number; sessionType: string } | null },
): boolean {
  const { sessionType, program } = area;
  if (membership.sessionType !== sessionType) return false;
  if (sessionType !== 'reguler') return program === null || program.sessionType === sessionType;
  return membership.programId === (program?.id ?? null);
}
