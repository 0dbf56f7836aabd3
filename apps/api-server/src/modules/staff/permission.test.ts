import { catalogue, type Entry } from '@suluh/api/catalogue';
import { allows, PERMISSIONS } from '@suluh/domain/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { BASIC, startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newRole, newStaff } from '../../../test/staff.ts';

let test: TestApp;
let learner: TestLearner;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
  operator = await newStaff(test, 'operator');
  for (const left of PERMISSIONS)
    await newRole(
      test,
      `without ${left}`,
      PERMISSIONS.filter((each) => each !== left),
    );
});
afterAll(() => test?.stop());

const entries = catalogue.flatMap((entry) => (entry.auth === 'A' ? [[entry.id, entry] as const] : []));

const call = async (entry: Entry, auth: string | null) => {
  const { statusCode: status } = await test.app.inject({
    method: entry.method,
    url: entry.path.replaceAll(/\{\w+\}/g, '1'),
    headers: auth === null ? {} : { authorization: auth },
    ...(entry.body ? { payload: {} } : {}),
  });
  return { status };
};

/** So many entries are asked at once: the database answers some while others are read. */
const AT_ONCE = 8;

async function askAll(auth: string): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>();
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await Promise.all(
      entries.slice(from, from + AT_ONCE).map(async ([id, entry]) => {
        statuses.set(id, (await call(entry, auth)).status);
      }),
    );
  return statuses;
}

type Place = Parameters<typeof newStaff>[2];
interface Asked {
  auth: string;
  /** What each entry answers. */
  statuses: ReadonlyMap<string, number>;
}
const asked = new Map<string, Promise<Asked>>();

/** What every entry answers to who has a role at a place: asked once, whichever tests wish to know it. */
function answersTo(role: string, place: Place = {}): Promise<Asked> {
  const key = JSON.stringify([role, place]);
  const known = asked.get(key);
  if (known) return known;
  const answers = newStaff(test, role, place).then(async ({ auth }) => ({ auth, statuses: await askAll(auth) }));
  asked.set(key, answers);
  return answers;
}

describe('entries of staff', () => {
  it('are those below /api/admin, and no others', () => {
    expect(catalogue.filter(({ path }) => path.startsWith('/api/admin/')).map(({ id }) => id)).toEqual(
      entries.map(([id]) => id),
    );
  });

  it('of one permission work on everything, or each on the rows of a grant', () => {
    const scopes = Map.groupBy(entries, ([, { permission }]) => permission);
    for (const [permission, those] of scopes)
      expect([permission, new Set(those.map(([, { scope }]) => scope === 'all')).size]).toEqual([permission, 1]);
  });

  it.each(entries)('%s names a permission of the list', (_, entry) => {
    expect(PERMISSIONS).toContain(entry.permission);
  });

  it.each(entries)('%s refuses visitors, learners, and staff who may do everything else', async (_, entry) => {
    const others = await newStaff(test, `without ${entry.permission!}`);
    expect((await call(entry, null)).status).toBe(401);
    expect((await call(entry, BASIC)).status).toBe(401);
    expect((await call(entry, learner.auth)).status).toBe(403);
    expect((await call(entry, others.auth)).status).toBe(403);
  });

  it.each(entries)('%s lets in who holds the permission', async (_, entry) => {
    expect([200, 201, 400, 404]).toContain((await call(entry, operator.auth)).status);
  });
});

describe('every role at every entry', () => {
  it('enters what its permissions say, and nothing else', async () => {
    const rows = await test.services.db.select().from(schema.staffRolePermission);
    const roles = Map.groupBy(
      rows.filter(({ role }) => !role.startsWith('without ')),
      ({ role }) => role,
    );
    expect([...roles.keys()].sort()).toEqual(
      ['content', 'door', 'finance', 'operator', 'organiser', 'partner', 'programme', 'support', 'teacher'].sort(),
    );
    for (const [role, held] of roles) {
      const { statuses } = await answersTo(role);
      for (const [id, entry] of entries) {
        const may = allows(
          held.map(({ permission }) => permission),
          entry.permission!,
        );
        const status = statuses.get(id);
        expect([role, id, status === 403], `${status}`).toEqual([role, id, !may]);
      }
    }
  }, 60_000);

  it.each<[string, Place]>([
    ['everywhere', {}],
    ['for a partner', { partnerId: 2 }],
    ['for a programme', { programId: 1 }],
    ['for a schedule', { eventId: 3 }],
    ['for somebody who teaches', { teacherId: 1 }],
  ])(
    'tells the back office what opens %s, and nothing that would be refused',
    async (_, place) => {
      for (const role of ['operator', 'content', 'support', 'finance', 'partner', 'teacher', 'door']) {
        const { auth, statuses } = await answersTo(role, place);
        const { permissions } = (await test.call('GET', '/api/staff/me', { auth })).body.data as {
          permissions: string[];
        };
        const opened = new Set(
          entries.flatMap(([id, { permission }]) => (statuses.get(id) === 403 ? [] : [permission!])),
        );
        expect([role, permissions.toSorted()]).toEqual([role, [...opened].toSorted()]);
      }
    },
    60_000,
  );

  it('is narrowed to a place where it holds for one, and shut where an entry is for everything', async () => {
    const { statuses } = await answersTo('operator', { partnerId: 2 });
    for (const [id, entry] of entries) expect([id, statuses.get(id) === 403]).toEqual([id, entry.scope === 'all']);
  });
});

describe('where a grant holds', () => {
  const seen = async (auth: string) => {
    const { body } = await test.call('GET', '/api/admin/event?limit=100', { auth });
    const rows = body.data as { id: number; courseId: number }[];
    expect(body.meta!.totalData).toBe(rows.length);
    return rows.map(({ id }) => id).sort();
  };

  it.each([
    ['everywhere', {}, [1, 2, 3, 4, 5]],
    ['for a partner', { partnerId: 2 }, [1, 2, 5]],
    ['for a programme that has no class', { programId: 1 }, []],
    ['for one schedule', { eventId: 3 }, [3]],
    ['for who teaches no class', { teacherId: 1 }, []],
    ['for a schedule of another partner', { partnerId: 2, eventId: 3 }, []],
  ])('%s', async (_, place, expected) => {
    expect(await seen((await newStaff(test, 'organiser', place)).auth)).toEqual(expected);
  });

  it('adds up', async () => {
    const person = await newStaff(test, 'organiser', { eventId: 3 });
    const startsAt = test.services.now();
    await test.services.db
      .insert(schema.staffGrant)
      .values({ userId: person.userId, role: 'organiser', partnerId: 2, startsAt });
    expect(await seen(person.auth)).toEqual([1, 2, 3, 5]);
  });

  const inSeconds = (seconds: number) => new Date(test.services.now().getTime() + seconds * 1000);
  it.each([
    ['not before it begins', { startsAt: () => inSeconds(60) }, 403],
    ['once it has begun', { startsAt: () => inSeconds(-1) }, 200],
    ['until it ends', { endsAt: () => inSeconds(60) }, 200],
    ['not afterwards', { endsAt: () => inSeconds(-1) }, 403],
  ])('%s', async (_, times, expected) => {
    const place = Object.fromEntries(Object.entries(times).map(([name, at]) => [name, at()]));
    const { auth } = await newStaff(test, 'organiser', place);
    expect((await test.call('GET', '/api/admin/event', { auth })).status).toBe(expected);
  });

  it('finds courses by words, which are no patterns', async () => {
    const found = async (q: string) =>
      (await test.call('GET', `/api/admin/event?q=${encodeURIComponent(q)}`, { auth: operator.auth })).body.meta!
        .totalData;
    expect([await found('membatik'), await found('%'), COURSE.batik]).toEqual([2, 0, 4]);
  });
});
