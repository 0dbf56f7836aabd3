import { abilitiesOf } from './sessionType.ts';

/** Whether an area is the main site: where partners have programmes, but of none of them. */
export const isMainArea = (area: { sessionType: string; programId: number | null }): boolean =>
  area.programId === null && abilitiesOf(area.sessionType).hasProgrammes;

/**
 * Whether somebody may become a member of an area on their own: of one whose kind is open to all, unless it is a
 * programme that lets nobody register or has a sign-in of its own (docs/product/session.md#several-areas).
 */
export const admitsNewcomers = (
  program: { canRegister: boolean; oidcIssuer: string | null } | null,
  sessionType: string,
): boolean =>
  abilitiesOf(sessionType).isOpen && (program === null || (program.canRegister && program.oidcIssuer === null));

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
  if (!abilitiesOf(sessionType).hasProgrammes) return program === null || program.sessionType === sessionType;
  return membership.programId === (program?.id ?? null);
}

/** Whether a membership keeps a login going that was begun: one of its area, where programmes are areas of its own. */
export const keepsLogin = (
  membership: { sessionType: string; programId: number | null },
  login: { sessionType: string; programId: number | null },
): boolean =>
  membership.sessionType === login.sessionType &&
  (!abilitiesOf(login.sessionType).hasProgrammes || membership.programId === login.programId);
