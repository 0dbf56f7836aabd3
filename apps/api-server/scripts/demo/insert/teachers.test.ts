import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { teacherRoles } from '../data/teacherRoles.ts';
import { demoCourses, insertCourses } from './courses.ts';
import { insertTeacherRoles } from './teachers.ts';

const { teacher } = schema;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.stop());

it('everybody who teaches in the demo has a line of their own, and keeps what staff wrote', async () => {
  const { db, pool } = test.services;
  await emptyTables(pool, ['partner', 'category', 'program', 'user_account', 'teacher']);
  await db.transaction((tx) => insertCourses(tx, test.services.now()));
  await db.update(teacher).set({ role: 'Dari staf' }).where(eq(teacher.fullname, 'Sekar Kinasih'));
  await insertTeacherRoles(db);
  await insertTeacherRoles(db);

  const rows = await db.select().from(teacher);
  expect(new Set(rows.map(({ fullname }) => fullname))).toEqual(new Set(demoCourses.map((demo) => demo.teacher)));
  for (const { fullname, role } of rows)
    expect(role, fullname).toBe(fullname === 'Sekar Kinasih' ? 'Dari staf' : teacherRoles[fullname]);
  const roles = Object.values(teacherRoles);
  expect(new Set(roles).size).toBe(roles.length);
  expect(roles.filter((role) => role === '' || role.length > 120 || role.includes('\n'))).toEqual([]);
});
