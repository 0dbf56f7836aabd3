import type { Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { recordChange } from '../staff/change.ts';
import type { Doer, ImportedSubject, Plan, Subject, Thing, Values } from './subjects/subject.ts';
import type { WorkRow } from './work.ts';

/** How what is done to many is named in the history of each. */
const actionOf = ({ resource }: Subject, deed: 'imported' | 'updatedMany' | 'restored'): string =>
  `${resource}.${deed}`;

const valuesOf = ({ changes }: Plan, which: 'before' | 'after'): Values =>
  Object.fromEntries(Object.entries(changes).map(([field, each]) => [field, each[which]]));

/** Something only a kind of record that comes as a file is asked for. */
function asImported(subject: Subject): ImportedSubject {
  if ('make' in subject) return subject as ImportedSubject;
  throw new Error(`no file makes a ${subject.resource}`);
}

/**
 * Does what a row says to the version it was looked at in, by the same rules as a form.
 * @throws ApiError with what stands against it
 */
export function applyPlan(tx: Executor, subject: Subject, plan: Plan, doer: Doer): Promise<Thing> {
  const values = valuesOf(plan, 'after');
  if (plan.action === 'create') return asImported(subject).make(tx, values, actionOf(subject, 'imported'), doer);
  const { subjectId, version } = plan;
  const action = actionOf(subject, 'updatedMany');
  return subject.set(tx, { id: subjectId!, version: version!, values, action, isTakenBack: false }, doer);
}

/** Takes a record away that a row made. @throws ApiError CONFLICT where something changed since */
async function unmake(tx: Executor, subject: Subject, row: WorkRow, { who }: Doer): Promise<void> {
  if (!(await asImported(subject).unmake(tx, row))) throw new ApiError('CONFLICT');
  await recordChange(tx, {
    by: who.userId,
    action: actionOf(subject, 'restored'),
    subject: `${subject.resource} ${row.subjectId}`,
  });
}

/** Takes back what a row did. @throws ApiError CONFLICT where somebody changed it since */
export async function undoRow(tx: Executor, subject: Subject, row: WorkRow, doer: Doer): Promise<void> {
  if (row.action === 'create') return unmake(tx, subject, row, doer);
  const { subjectId, versionAfter } = row;
  const action = actionOf(subject, 'restored');
  const values = valuesOf(row, 'before');
  await subject.set(tx, { id: subjectId!, version: versionAfter!, values, action, isTakenBack: true }, doer);
}
