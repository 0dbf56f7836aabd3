import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { teacher } from '../../../src/db/schema/index.ts';
import { teacherRoles } from '../data/teacherRoles.ts';

/** Gives those who teach the demo courses their line; one that staff wrote stays (docs/product/course.md#teacher). */
export async function insertTeacherRoles(tx: Executor): Promise<void> {
  for (const [fullname, role] of Object.entries(teacherRoles))
    await tx
      .update(teacher)
      .set({ role, version: sql`${teacher.version} + 1` })
      .where(and(eq(teacher.fullname, fullname), eq(teacher.role, '')));
}
