import {
  isExport,
  isImport,
  reaches,
  resourceOf,
  workRule,
  type ChangingKind,
  type WorkState,
} from '@suluh/domain/staff';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import type { FastifyBaseLogger } from 'fastify';
import { staffReach } from '../../access/staffOf.ts';
import type { Database, Executor } from '../../db/index.ts';
import { keepDoing } from '../../keepDoing.ts';
import type { Files } from '../../storage/index.ts';
import { applyPlan, undoRow } from './apply.ts';
import { DEEDS } from './bulk/deeds.ts';
import { dropOld } from './dropOld.ts';
import { exportFile } from './export/exportFile.ts';
import { readImport } from './import/readImport.ts';
import { problemsOf } from './problems.ts';
import { isStill, keepWork, moveWork, recount, rowsToDo, rowsToUndo, setRow, takeWork, type NewRow } from './rows.ts';
import { subjectOf } from './subjects/index.ts';
import type { Doer } from './subjects/subject.ts';
import type { Work, WorkRow } from './work.ts';

/** What work in the background is done with. */
export interface WorkServices {
  db: Database;
  files: Files;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
}

/** Rows after which it is looked whether somebody stopped the work. */
const BATCH = 20;

const text = staffWorkText.problems;
const failed = (problems: NewRow['problems']): Partial<NewRow> => ({ outcome: 'failed', problems });

/** Work that changes what its rows name. */
type ChangingWork = Work & { kind: ChangingKind };

interface At {
  work: ChangingWork;
  row: WorkRow;
}

/** Somebody stopped the work, or took it back, before this row. */
class Stopped extends Error {}

/** Does a row in a transaction of its own and writes down what came of it, whatever that is. @throws Stopped */
async function oneRow(
  { db, log }: WorkServices,
  { work, row }: At,
  {
    deed,
    refused,
  }: { deed: (tx: Executor) => Promise<Partial<NewRow>>; refused: (why: NewRow['problems']) => Partial<NewRow> },
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      if (!(await isStill(tx, work))) throw new Stopped();
      await setRow(tx, row, await deed(tx));
    });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    const problems = problemsOf(error, resourceOf(work.kind));
    if (!problems) log.error({ err: error, work: row.workId, row: row.number }, 'work row');
    await setRow(db, row, refused(problems ?? [{ column: '', message: text.unexpected }]));
  }
}

function applyRow(services: WorkServices, { row, work }: At, doer: Doer): Promise<void> {
  const { kind } = work;
  const byDeed = isImport(kind) ? undefined : DEEDS[kind].apply;
  return oneRow(
    services,
    { row, work },
    {
      deed: async (tx) => {
        const done = byDeed ? byDeed(tx, row, doer) : applyPlan(tx, subjectOf(resourceOf(kind)), row, doer);
        const { id, version } = await done;
        return { outcome: 'done', subjectId: String(id), versionAfter: version };
      },
      refused: failed,
    },
  );
}

const takeBack = (services: WorkServices, { row, work }: At, doer: Doer): Promise<void> =>
  oneRow(
    services,
    { row, work },
    {
      deed: async (tx) => {
        await undoRow(tx, subjectOf(resourceOf(work.kind)), row, doer);
        return { undo: 'undone' };
      },
      refused: (problems) => ({
        undo: 'kept',
        problems: (problems ?? []).map((each) =>
          each.message === text.changed ? { ...each, message: text.changedSince } : each,
        ),
      }),
    },
  );

/** Goes through rows a batch at a time, until there are none or somebody stops it. */
async function eachRow(
  services: WorkServices,
  work: ChangingWork,
  doer: Doer,
  {
    rows,
    deed,
    end,
  }: {
    rows: typeof rowsToDo;
    deed: typeof applyRow;
    end: WorkState;
  },
): Promise<void> {
  const { db, now } = services;
  try {
    for (;;) {
      if (!(await keepWork(db, work, now()))) return;
      const batch = await rows(db, work.id, BATCH);
      for (const row of batch) await deed(services, { work, row }, { ...doer, now: now() });
      await recount(db, work.id);
      if (batch.length < BATCH) break;
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return void (await recount(db, work.id));
  }
  await moveWork(db, work, { state: end, endedAt: now() });
}

function goOn(services: WorkServices, work: Work, doer: Doer): Promise<void> {
  const { kind, state } = work;
  if (isExport(kind)) return exportFile(services, { ...work, kind }, doer);
  if (state === 'reading' && isImport(kind)) return readImport(services, { ...work, kind }, doer);
  return state === 'undoing'
    ? eachRow(services, { ...work, kind }, doer, { rows: rowsToUndo, deed: takeBack, end: 'undone' })
    : eachRow(services, { ...work, kind }, doer, { rows: rowsToDo, deed: applyRow, end: 'done' });
}

/** Goes on with the work that waits longest, by the grants its person holds now. @returns whether there was any */
export async function doNextWork(services: WorkServices): Promise<boolean> {
  const { db, now } = services;
  const work = await takeWork(db, now());
  if (!work) return false;
  const { actorId: userId } = work;
  const { permission, scope } = workRule(work.kind);
  const reach = userId === null ? [] : await staffReach(db, userId, permission, now());
  if (userId === null || !reaches(reach, scope))
    await moveWork(db, work, { state: 'failed', problem: text.someone, endedAt: now() });
  else await goOn(services, work, { who: { kind: 'staff', userId, reach }, now: now() });
  return true;
}

/** How often it is looked for what has had its time. */
const DROP_MS = 600_000;

/** Goes on with work until `stopping` is aborted. What fails is told to the log and tried again once its lease is over. */
export async function runWork(
  services: WorkServices,
  { idleMs, stopping }: { idleMs: number; stopping: AbortSignal },
): Promise<void> {
  let droppedAt = 0;
  await keepDoing({ log: services.log, name: 'work', idleMs, stopping }, async () => {
    const isDone = await doNextWork(services);
    if (services.now().getTime() - droppedAt > DROP_MS) {
      droppedAt = services.now().getTime();
      await dropOld(services);
    }
    return isDone;
  });
}
