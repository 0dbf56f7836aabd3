import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { demoCourses, insertCourses } from './courses.ts';
import { insertSignatures, laySignatures } from './signatures.ts';

const { certificateTemplate, teacher } = schema;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.stop());

it('everybody who signs in the demo has a hand of their own, and keeps what staff gave', async () => {
  const { db, pool, files } = test.services;
  await emptyTables(pool, ['partner', 'category', 'program', 'user_account', 'teacher']);
  await db.transaction((tx) => insertCourses(tx, test.services.now()));
  const own = 'signature/staf.png';
  await db.update(teacher).set({ signature: own }).where(eq(teacher.fullname, 'Sekar Kinasih'));
  const signed = await laySignatures(files.closed);
  expect(await laySignatures(files.closed)).toEqual(signed);
  await insertSignatures(db, signed);

  const rows = await db.select().from(teacher);
  expect(rows.find(({ fullname }) => fullname === 'Sekar Kinasih')!.signature).toBe(own);
  const drawn = rows.flatMap(({ signature }) => (signature === null || signature === own ? [] : [signature]));
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const path of drawn) expect(await files.closed.find(path), path).not.toBeNull();
  const unsigned = await db.select().from(teacher).where(isNull(teacher.signature));
  expect(unsigned.map(({ fullname }) => fullname)).toEqual(['Tim Suluh']);
  const templates = await db.select().from(certificateTemplate);
  const signers = templates.flatMap((template) => template.signers as { name: string; signature?: string }[]);
  const hands = new Map(signed.map(({ fullname, signature }) => [fullname, signature]));
  for (const { name, signature } of signers)
    expect(signature ?? rows.find(({ fullname }) => fullname === name)?.signature, name).toBe(hands.get(name));
  expect(new Set(demoCourses.map((demo) => demo.teacher)).size).toBe(rows.length);
});
