import { z } from 'zod';
import { staffAuditEntry } from '../entities/index.ts';
import { typedDay } from '../envelope.ts';
import { defineStaffList } from '../staffEntity.ts';

/** Fewer letters are in nearly every change, and in no index. */
const LEAST_LETTERS = 3;

export const auditTrail = defineStaffList({
  name: 'audit',
  title: 'What staff and the system changed',
  key: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
  row: staffAuditEntry,
  filters: {
    q: z
      .union([z.literal(''), z.string().trim().min(LEAST_LETTERS).max(100)])
      .default('')
      .describe('Words of a change: what it was done to, what it was before and is since'),
    who: z.string().trim().min(LEAST_LETTERS).max(100).optional().describe('Name or address of who did it'),
    area: z.string().min(1).max(60).optional(),
    action: z.string().min(1).max(60).optional(),
    subject: z
      .string()
      .min(1)
      .max(300)
      .optional()
      .describe('All of one thing, such as `course 12` or what the back office calls it, or all of a kind: `Kursus`'),
    from: typedDay.optional().describe('Day of Jakarta’s clocks it was done on, at the earliest'),
    until: typedDay.optional().describe('The same at the latest'),
  },
  sorts: ['createdAt', 'action', 'subject'],
  isTurned: true,
  read: 'audit.read',
  scope: 'all',
});
