import { admitsNewcomers, storedSessionType, type SessionType } from '@suluh/domain/session';
import { schema, type Executor } from '../../db/index.ts';
import { recordConsent } from '../personalData/agreements.ts';
import type { Services } from '../../services.ts';
import { programById, programOf, type ProgramRow } from '../program/queries.ts';
import { programOfArea } from './membership.ts';

/** What somebody is a member of and logs in to: a partner's programme, or an area without one. */
export interface Area {
  program: ProgramRow | null;
  sessionType: SessionType;
  /** Whether people become members of it on their own. */
  admits: boolean;
}

function areaOf(program: ProgramRow | null, named: string): Area {
  const sessionType = storedSessionType(program?.sessionType ?? named);
  return { program, sessionType, admits: admitsNewcomers(program, sessionType) };
}

/**
 * The area a call is about, by the programme or the session type it names. @throws ApiError BAD_REQUEST for a programme
 * that does not exist
 */
export async function areaNamed(
  services: Services,
  named: { program?: string | undefined; sessionType?: SessionType | undefined },
  programHeader: string | null,
): Promise<Area> {
  const sessionType = named.sessionType ?? 'reguler';
  const program =
    (await programOf(services, named.program, programHeader)) ?? (await programOfArea(services, sessionType));
  return areaOf(program, sessionType);
}

/** The area that was stored when somebody set out for it. */
export const areaStored = async (
  services: Services,
  { programId, sessionType }: { programId: number | null; sessionType: string },
): Promise<Area> => areaOf(await programById(services, programId), sessionType);

/**
 * Makes an account a member of an area. One that was, in a period that ended, stays out. @returns whether it was none
 * before
 */
export async function joinArea(tx: Executor, { program, sessionType }: Area, userId: string): Promise<boolean> {
  const joined = await tx
    .insert(schema.membership)
    .values({ userId, sessionType, programId: program?.id ?? null })
    .onConflictDoNothing()
    .returning({ userId: schema.membership.userId });
  return joined.length > 0;
}

/** Makes an account a member of an area that admits it, with what that agrees to. @returns whether it was none before */
export async function becomeMember(
  tx: Executor,
  { now }: Pick<Services, 'now'>,
  area: Area,
  userId: string,
): Promise<boolean> {
  if (!area.admits) return false; // who is a member enters, others do not
  const isNew = await joinArea(tx, area, userId);
  if (isNew) await recordConsent(tx, userId, now());
  return isNew;
}
