import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../db/index.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { staffBearer } from '../../test/staff.ts';
import { readCommand, runCommand } from './runCommand.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const run = async (...args: string[]) => {
  const { lines, exitCode } = await runCommand(test.services, readCommand(args)!);
  return [exitCode, lines.join('\n')];
};
const EMAIL = 'rina@contoh.example';

describe('npm run staff', () => {
  it('gives a role, lists it and takes it away, and says so in the audit trail', async () => {
    const { userAccount } = schema;
    const [rina] = await test.services.db.select().from(userAccount).where(eq(userAccount.email, EMAIL));
    const auth = await staffBearer(test, rina!.id);
    const enters = async () => (await test.call('GET', '/api/admin/event', { auth })).status;
    expect(await enters()).toBe(403);
    expect(await run('grant', EMAIL, 'organiser', '--event', '3')).toEqual([0, `${EMAIL} is organiser now.`]);
    expect(await run('grant', EMAIL, 'organiser', '--event', '3')).toEqual([
      0,
      `${EMAIL} was organiser before; nothing changed.`,
    ]);
    expect(await enters()).toBe(200);
    expect((await run('list'))[1]).toContain(`${EMAIL}  organiser  schedule 3`);
    expect(await run('revoke', EMAIL, 'organiser')).toEqual([0, `${EMAIL} is no longer organiser.`]);
    expect(await enters()).toBe(403);
    const trail = await test.services.db.select().from(schema.auditLog);
    expect(trail.map(({ action }) => action)).toEqual(['staff.grant', 'staff.revoke']);
  });

  it.each([
    [['grant', 'siapa@contoh.example', 'organiser'], 'Nobody has an account with siapa@contoh.example.'],
    [['grant', EMAIL, 'king'], 'There is no role king; list says which there are.'],
    [['grant', EMAIL, 'organiser', '--partner', 'XX'], 'There is no such partner, programme or schedule.'],
    [['revoke', EMAIL, 'operator'], `${EMAIL} has no role operator.`],
  ])('refuses %s', async (args, sentence) => {
    expect(await run(...args)).toEqual([1, sentence]);
  });

  it.each([
    [[]],
    [['grant', EMAIL]],
    [['grant', 'rina', 'organiser']],
    [['grant', EMAIL, 'organiser', '--event', '3', '--partner', 'SKN']],
    [['grant', EMAIL, 'organiser', '--event', 'x']],
    [['list', EMAIL]],
    [['revoke', EMAIL, 'organiser', '--event', '3']],
    [['grant', EMAIL, 'organiser', '--king']],
  ])('does not understand %s', (args) => {
    expect(readCommand(args)).toBeNull();
  });
});
