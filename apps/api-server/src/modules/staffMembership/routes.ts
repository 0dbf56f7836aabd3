import { staffMembershipEntries as entries } from '@suluh/api/catalogue';
import { storedSessionType } from '@suluh/domain/session';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import type { Call } from '../../http/route.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { nearPeople, ofPeople } from '../staff/fewFound.ts';
import type { Part } from '../staff/records.ts';
import { setColumns } from '../staff/setColumns.ts';

type Create = Call<typeof entries.memberships.create>['body'];
type Update = Call<typeof entries.memberships.update>['body'];
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const { membership, program, userAccount } = schema;

async function rowsOf(db: Executor, { where, orderBy, limit, offset }: Part) {
  const rows = await db
    .select({
      membership,
      fullname: userAccount.fullname,
      email: userAccount.email,
      programName: program.name,
    })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .leftJoin(program, eq(program.id, membership.programId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows.map(({ membership: { sessionType, createdAt, ...row }, ...names }) => ({
    ...row,
    ...names,
    sessionType: storedSessionType(sessionType),
    createdAt: createdAt.toISOString(),
  }));
}

/** @throws ApiError BAD_REQUEST at an end before its beginning */
function requireOrder({ startsOn, endsOn }: Pick<Row, 'startsOn' | 'endsOn'>): void {
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) throw wrongAt('endsOn', staffText.period.endsBefore);
}

/** The programme of an area. @throws ApiError BAD_REQUEST at one of another area, or of none */
async function requireProgramme(tx: Executor, { sessionType, programId }: Create): Promise<void> {
  if (programId === null) return;
  const ofArea = and(eq(program.id, programId), eq(program.sessionType, sessionType));
  if ((await tx.$count(program, ofArea)) === 0) throw wrongAt('programId', staffText.chooseAnother);
}

/** Where people belong: areas of the site and programmes (docs/product/staff.md#memberships). */
export const staffMembershipRoutes = editedRoutes(entries.memberships, {
  id: membership.id,
  from: sql`${membership} left join ${userAccount} on ${userAccount.id} = ${membership.userId}`,
  within: () => sql`true`,
  found: (db, words) => ofPeople(db, membership.userId, words),
  near: (db, words) => nearPeople(db, membership.userId, words),
  matching: ({ sessionType, programId }) =>
    and(
      sessionType && eq(membership.sessionType, sessionType),
      programId === undefined ? undefined : eq(membership.programId, programId),
    ),
  sorts: { createdAt: membership.createdAt },
  rows: rowsOf,
  subject: 'membership',
  table: membership,
  key: membership.id,
  async create(tx: Executor, { email, ...body }: Create) {
    requireOrder(body);
    await requireProgramme(tx, body as Create);
    const [account] = await tx
      .select({ id: userAccount.id, isVerified: userAccount.isVerified })
      .from(userAccount)
      .where(and(eq(userAccount.email, email), isNull(userAccount.deletedAt)));
    if (!account) throw wrongAt('email', staffText.membership.nobody);
    // Whoever registered an address first has not shown that it is theirs.
    if (!account.isVerified) throw wrongAt('email', staffText.membership.unproven);
    const [made] = await tx
      .insert(membership)
      .values({ ...body, userId: account.id })
      .onConflictDoNothing()
      .returning({ id: membership.id });
    if (!made) throw wrongAt('email', staffText.membership.taken);
    return made.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Update }) {
    requireOrder({ ...before, ...body });
    await setColumns(tx, membership, body, eq(membership.id, before.id));
  },
});
