import { carriesPeople, type WorkKind } from '@suluh/domain/staff';
import { schema, type Executor } from '../../db/index.ts';
import type { Staff } from '../../http/route.ts';
import { recordChange } from '../staff/change.ts';

const { staffWork } = schema;
type NewWork = Omit<typeof staffWork.$inferInsert, 'userId' | 'actorId' | 'createdAt'> & { kind: WorkKind };

/** Gives work to do, and puts on record that somebody did. @returns its id */
export async function giveWork(tx: Executor, work: NewWork, { who, now }: { who: Staff; now: Date }): Promise<string> {
  const [made] = await tx
    .insert(staffWork)
    .values({ ...work, userId: who.userId, actorId: who.userId, createdAt: now })
    .returning({ id: staffWork.id });
  const { kind, fileName, format, options } = work;
  const { q: _words, ...filter } = options?.filter ?? {}; // of people: a name, which the audit trail would keep
  const told = carriesPeople(kind) && options?.filter ? { ...options, filter } : options;
  await recordChange(tx, {
    by: who.userId,
    action: kind,
    subject: `work ${made!.id}`,
    after: { fileName, format, options: told },
  });
  return made!.id;
}
