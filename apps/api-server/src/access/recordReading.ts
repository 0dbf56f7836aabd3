import type { Entry } from '@suluh/api/catalogue';
import { currentOrigin, runNamed, type Executor } from '../db/index.ts';
import type { Caller } from '../http/route.ts';

/** What the deeds begin with that change nothing: histories of records leave them out. */
export const READING_AREA = 'data';

/** One line an hour for the same thing, read by the same person: a page that is opened again says nothing new. */
const PUT_ON_RECORD = {
  name: 'audit-reading',
  text: `insert into audit_log (actor_id, action, subject, after, created_at, address, session_id)
    select $1::uuid, $2::text, $3::text, $4::jsonb, $5::timestamptz, $6::text, $7::text
    where not exists (select from audit_log where actor_id = $1::uuid and created_at > $5::timestamptz - interval '1 hour'
      and subject = $3::text and action = $2::text and after = $4::jsonb)`,
};

/** 'event 3' of '/api/admin/event/{eventId}/…', 'jobApplication 0b7c…' of '/api/admin/job-application/{id}/cv'. */
export function readSubject(path: string, params: Readonly<Record<string, unknown>>): string {
  const [before = '', name = ''] = path.replace('/api/admin/', '').split(/\/?\{(\w+)\}/, 2);
  const kind = before.replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
  return [kind, params[name]].filter(Boolean).join(' ');
}

/** Whether calling an entry shows what is personal of somebody. */
export const isReading = ({ auth, carries, showsPeople }: Entry): boolean =>
  auth === 'A' && (showsPeople === true || carries === 'people' || carries === 'onePerson');

/**
 * Puts on record who of staff read what is personal of somebody, or took it out as a file
 * (docs/product/staff.md#what-leaves). @param file its name, of what is one
 */
export async function recordReading(
  { db, now }: { db: Executor; now: () => Date },
  entry: Entry,
  { caller, params, file }: { caller: Caller; params: Readonly<Record<string, unknown>>; file?: string },
): Promise<void> {
  if (!isReading(entry) || caller.kind !== 'staff') return;
  const action = file === undefined ? 'data.read' : 'data.taken';
  const after = file === undefined ? { permission: entry.permission } : { permission: entry.permission, file };
  const subject = readSubject(entry.path, params);
  const { address, session } = currentOrigin() ?? { address: null, session: null };
  await runNamed(db, PUT_ON_RECORD, [caller.userId, action, subject, JSON.stringify(after), now(), address, session]);
}
