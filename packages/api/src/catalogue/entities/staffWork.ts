import { TABLE_FORMATS, WORK_KINDS, WORK_STATES } from '@suluh/domain/staff';
import { z } from 'zod';

/** Work on many things at once, as the one who gave it sees it. */
export const staffWork = z
  .object({
    id: z.uuid(),
    kind: z.enum(WORK_KINDS),
    state: z.enum(WORK_STATES),
    by: z.string().nullable(),
    fileName: z.string().nullable(),
    format: z.enum(TABLE_FORMATS).nullable(),
    unused: z.array(z.string()).describe('Columns of the file that nothing is read from'),
    columns: z
      .array(z.object({ column: z.string(), field: z.string().nullable() }))
      .describe('What the columns of the file are read for'),
    fields: z.array(z.string()).describe('What they may be read for'),
    canReadAnew: z.boolean().describe('Whether the file may be read anew with other columns'),
    problem: z.string().nullable().describe('Why nothing can be done, in Indonesian'),
    sameFileAt: z.string().nullable().describe('When the same file was applied before'),
    counts: z.object({
      create: z.int(),
      update: z.int(),
      same: z.int(),
      refuse: z.int(),
      done: z.int(),
      failed: z.int(),
      undone: z.int(),
      kept: z.int(),
    }),
    over: z.int().describe('Rows that are over, of `of`'),
    of: z.int(),
    canStart: z.boolean(),
    canStop: z.boolean(),
    canUndo: z.boolean(),
    refusedUntil: z.string().nullable().describe('Until when the rows of a file that were refused can be fetched'),
    fileUntil: z.string().nullable().describe('Until when the file that was made can be fetched'),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .meta({ id: 'StaffWork' });

/** One row of some work. */
export const staffWorkRow = z
  .object({
    number: z.int(),
    action: z.enum(['create', 'update', 'same', 'refuse']),
    title: z.string(),
    subjectId: z.string().nullable().describe('Number or code of what the row is about'),
    changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    problems: z.array(z.object({ column: z.string(), message: z.string() })),
    outcome: z.enum(['done', 'failed']).nullable(),
    undo: z.enum(['undone', 'kept']).nullable(),
  })
  .meta({ id: 'StaffWorkRow' });
