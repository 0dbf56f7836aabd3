import { staffAuditEntries as entries } from '@suluh/api/catalogue';
import { DAY_MS, onDay } from '@suluh/domain/time';
import { askedSubject } from '@suluh/i18n-id/auditSubject';
import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { holdsText } from './holdsText.ts';
import { recordRoutes, type Records } from './records.ts';

const { auditArea, auditKind, auditLog, auditSubject, auditWords, userAccount } = schema;

type Fields = Record<string, unknown> | null;

/** Changes by who has these words in name or address; as an array, which an index of the trail is asked by. */
const by = (words: string): SQL =>
  sql`${auditLog.actorId} = any(array(select id from ${userAccount} where ${holdsText(userAccount.fullname, words)} or ${holdsText(userAccount.email, words)}))`;

/** Kinds that are about one person each, whose id is their key. */
const PEOPLE = ['learner', 'internshipParticipant'];
const OF_PERSON = new RegExp(`^(?:${PEOPLE.join('|')}) ([0-9a-f-]{36})$`);
/** Fewer letters of a name are in no index. */
const LEAST_LETTERS = 3;

/** Names of those that subjects are about, by the subjects. */
async function peopleOf(db: Executor, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = subjects.flatMap((subject) => OF_PERSON.exec(subject)?.[1] ?? []);
  if (keys.length === 0) return new Map();
  const { id, fullname } = userAccount;
  const found = await db.select({ id, fullname }).from(userAccount).where(inArray(id, keys));
  const names = new Map(found.map((each) => [each.id, each.fullname]));
  return new Map(
    subjects.flatMap((subject) => {
      const name = names.get(OF_PERSON.exec(subject)?.[1] ?? '');
      return name === undefined ? [] : [[subject, name] as const];
    }),
  );
}

/** Changes of what is called so on the page, or kept so: all of a kind where it is named alone. */
function doneTo(words: string): SQL {
  const { kinds, key } = askedSubject(words);
  const names = key === null ? [] : kinds.flatMap((kind) => [`${kind} ${key}`, `${kind}:${key}`]);
  const isNamed = inArray(
    auditSubject(auditLog.subject),
    [words.trim(), ...names].map((name) => name.toLowerCase()),
  );
  const people = key === null || key.length < LEAST_LETTERS ? [] : PEOPLE.filter((kind) => kinds.includes(kind));
  if (people.length > 0)
    return sql`(${isNamed} or ${auditLog.subject} = any(array(select kind || ' ' || ${userAccount.id} from ${userAccount}, unnest(${sql.param(people)}::text[]) as kind where ${holdsText(userAccount.fullname, key!)})))`;
  if (kinds.length === 0 || key !== null) return isNamed;
  return inArray(
    auditKind(auditLog.subject),
    kinds.map((kind) => kind.toLowerCase()),
  );
}

/** The audit trail as whoever may read all of it finds it: its grants hold everywhere (docs/product/staff.md#audit-trail). */
const auditRecords: Records<typeof entries.auditTrail.list> = {
  id: auditLog.id,
  from: sql`${auditLog}`,
  within: () => sql`true`,
  matching: ({ q, who, area, action, subject, from, until }) =>
    and(
      q === '' ? undefined : holdsText(auditWords(auditLog), q),
      who === undefined ? undefined : by(who),
      area === undefined ? undefined : eq(auditArea(auditLog.action), area),
      action === undefined ? undefined : eq(auditLog.action, action),
      subject === undefined ? undefined : doneTo(subject),
      from === undefined ? undefined : gte(auditLog.createdAt, new Date(onDay(from))),
      until === undefined ? undefined : lt(auditLog.createdAt, new Date(Date.parse(onDay(until)) + DAY_MS)),
    ),
  sorts: { createdAt: auditLog.createdAt, action: auditLog.action, subject: auditLog.subject },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({
        entry: auditLog,
        area: auditArea(auditLog.action).mapWith(String),
        by: userAccount.fullname,
        email: userAccount.email,
      })
      .from(auditLog)
      .leftJoin(userAccount, eq(userAccount.id, auditLog.actorId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    const people = await peopleOf(
      db,
      rows.map(({ entry }) => entry.subject),
    );
    return rows.map(({ entry: { id, action, subject, before, after, createdAt, address, sessionId }, ...who }) => ({
      id,
      createdAt: createdAt.toISOString(),
      ...who,
      address,
      session: sessionId,
      action,
      subject,
      person: people.get(subject) ?? null,
      before: before as Fields,
      after: after as Fields,
    }));
  },
};

/** The whole audit trail, to be read and looked through. Nothing changes it. */
export const auditTrailRoutes = recordRoutes(entries.auditTrail, auditRecords);
