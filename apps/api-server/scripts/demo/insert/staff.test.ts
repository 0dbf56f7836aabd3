import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { staffBearer } from '../../../test/staff.ts';
import { demoCourses, insertCourses } from './courses.ts';
import { insertPeople } from './people.ts';
import { insertAttending } from './attending.ts';
import { insertStaff } from './staff.ts';

const { staffRole, staffRolePermission } = schema;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { db, pool, now } = test.services;
  // Roles say who asked to widen them, so they go with the accounts; they are the product's own and come back.
  const [roles, allowed] = await Promise.all([db.select().from(staffRole), db.select().from(staffRolePermission)]);
  await emptyTables(pool, ['partner', 'category', 'program', 'user_account', 'teacher']);
  await db.insert(staffRole).values(roles);
  await db.insert(staffRolePermission).values(allowed);
  const courses = await db.transaction((tx) => insertCourses(tx, now()));
  await db.transaction((tx) =>
    insertPeople(tx, courses, { oidc: 'http://oidc.example', programHost: 'contoh.example' }),
  );
  await insertAttending(db, courses, now());
  await insertStaff(db, now());
});
afterAll(() => test?.stop());

const bearerOf = async (email: string) => {
  const { userAccount } = schema;
  const [account] = await test.services.db.select().from(userAccount).where(eq(userAccount.email, email));
  return staffBearer(test, account!.id);
};
const listed = async (email: string, path: string) => {
  const { status, body } = await test.call('GET', `/api/admin/${path}?limit=100`, { auth: await bearerOf(email) });
  expect([path, status]).toEqual([path, 200]);
  return body.data as { fullname: string; batch: string; venue: string }[];
};

it('whoever teaches in the demo sees the courses that name them, and no others', async () => {
  const own = demoCourses.filter(({ teacher }) => teacher === 'Clara Wibisono').map(({ title }) => title);
  const seen = await listed('guru@suluh.example', 'course');
  expect(own.length).toBeGreaterThan(0);
  expect(seen.map(({ fullname }) => fullname).sort()).toEqual(own.sort());
});

it('whoever stands at the door sees the class of today alone', async () => {
  expect(await listed('pintu@suluh.example', 'event')).toMatchObject([
    { batch: 'Hari Ini', venue: 'Gedung Sasana Kriya' },
  ]);
});

it('whoever looks after a programme sees its courses, and not all there are', async () => {
  const seen = await listed('program@suluh.example', 'course');
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThan(demoCourses.length);
});
