import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepFigure } from '@suluh/stack/bench/figures';
import { ensureDatabase, startPostgres } from '@suluh/stack/postgres';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { measureDoors } from './doors.ts';
import { fillForBench } from './fill.ts';
import { measureLearning } from './learning.ts';
import { load, withServer, type Figures } from './measure.ts';
import { measureReading } from './reading.ts';
import { measureOrders } from './orders/orders.ts';
import { measureStaffLists } from './staffLists/staffLists.ts';

/**
 * Prints what the API serves beside a bare Fastify + pg server measured in the same run, at 1,000, 10,000 and 100,000
 * courses on a PostgreSQL of its own, whole orders beside bare transactions, what learning costs, doors, and lists of staff at 100,000 rows. `node scripts/bench/main.ts
 * [seconds per load] [orders|staff]`: with `orders` nothing but what follows the courses, with `staff` the lists of staff
 * alone. Ports: BENCH_PORT (4170) and the two after it.
 */
const part = process.argv[3];
const SIZES = part ? [] : [1_000, 10_000, 100_000];
const seconds = Number(process.argv[2] ?? 5);
/** Of the bare transactions, as many whole orders as this are asked for. */
const ORDERS_AT_LEAST = 1 / 3;
/** Of bare updates of the same rows, as many reports of progress as this are asked for. */
const REPORTS_AT_LEAST = 1 / 2;
/** How long a list of staff may take, in milliseconds. */
const STAFF_LIST_MS = 200;
/** Of the rate of a bare server with the least statements, as much as this is asked for. */
const STAFF_LIST_AT_LEAST = 1 / 3;
/** Memory a file of 2 GB may cost while it is given out, in megabytes. */
const MORE_MEGABYTES = 50;
const verdict = (share: number, atLeast: number): string =>
  `${Math.round(100 * share)} % of bare, ${share >= atLeast ? 'at least' : 'LESS THAN'} the ${Math.round(100 * atLeast)} % asked for`;
const firstPort = Number(process.env.BENCH_PORT ?? 4170);
const [apiPort, barePort, databasePort] = [firstPort, firstPort + 1, firstPort + 2];

const topics = [
  'microsoft excel',
  'desain grafs',
  'pemasaran digital',
  'python',
  'akuntansi',
  'bahasa inggris',
  'analisis data',
  'kewirausahaan',
];
const LIST = Array.from({ length: 20 }, (_, at) => `/api/course/filter?page=${at + 1}&sort=${at % 6}`);
/** Some 3,600 different searches, so that hardly one is answered from a kept answer. */
const SEARCH = Array.from({ length: 3_600 }, (_, at) => {
  const q = encodeURIComponent(topics[at % 8]!);
  return `/api/course/filter?facets=true&q=${q}&min_age=${at % 25}&rating=${1 + (at % 3)}&limit=${10 * (1 + (at % 3))}&sort=${at % 6}&max_age=${40 + (at % 41)}`;
});

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 9 : 14)).join('');

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'suluh-bench-'));
const postgres = await startPostgres({ dataDir, port: databasePort, settings: ['autovacuum=off'] });
try {
  if (SIZES.length > 0)
    console.log(
      row(['courses', 'bare /s', 'list /s', 'of bare', 'list p99 ms', 'search /s', 'search p99 ms', 'details /s', 'distinct /s', 'half p99 ms', 'memory MB', 'failures']), // prettier-ignore
    );
  const searches: Figures[] = [];
  const lists: Figures[] = [];
  for (const courses of SIZES) {
    await ensureDatabase(postgres.url('postgres'), `bench_${courses}`);
    const databaseUrl = postgres.url(`bench_${courses}`);
    await migrateDatabase(databaseUrl);
    await fillForBench(databaseUrl, courses);
    const bare = await withServer('scripts/bench/bareServer.ts', { port: barePort, databaseUrl, readyPath: '/' }, () =>
      load(barePort, ['/'], seconds),
    );
    const [list, search, reading] = await withServer(
      'src/main.ts',
      { port: apiPort, databaseUrl, readyPath: '/api/health' },
      async (pid) =>
        [
          await load(apiPort, LIST, seconds),
          await load(apiPort, SEARCH, seconds),
          await measureReading(apiPort, pid, courses, seconds),
        ] as const,
    );
    for (const [name, { perSecond }] of [
      ['list', list],
      ['search', search],
      ['bare', bare],
    ] as const)
      keepFigure({ name: `${name} /s at ${courses} courses`, unit: '/s', samples: [perSecond], isBetterMore: true });
    lists.push(list);
    searches.push(search);
    const share = `${Math.round((100 * list.perSecond) / bare.perSecond)} %`;
    console.log(
      row([
        courses,
        bare.perSecond,
        list.perSecond,
        share,
        list.p99Ms,
        search.perSecond,
        search.p99Ms,
        reading.details.perSecond,
        reading.distinct.perSecond,
        reading.halfP99Ms,
        reading.megabytes?.toFixed(0) ?? '?',
        list.failures + search.failures + reading.details.failures + reading.distinct.failures,
      ]),
    );
  }
  const growth = (figures: Figures[]) => (figures[0]!.perSecond / figures.at(-1)!.perSecond).toFixed(1);
  if (SIZES.length > 0)
    console.log(
      `cost from ${SIZES[0]} to ${SIZES.at(-1)} courses: list x ${growth(lists)}, search with facets x ${growth(searches)}`,
    );
  if (part !== 'staff') {
    await ensureDatabase(postgres.url('postgres'), 'bench_orders');
    const { barePerSecond, ordersPerSecond } = await measureOrders(postgres.url('bench_orders'), apiPort, seconds);
    const share = ordersPerSecond / barePerSecond;
    keepFigure({ name: 'orders /s', unit: '/s', samples: [ordersPerSecond], isBetterMore: true });
    console.log(
      `orders /s by 10 clients (cart, promo, confirm): ${ordersPerSecond}; bare transactions with the same rows: ${barePerSecond}; ${verdict(share, ORDERS_AT_LEAST)}`,
    );
    await ensureDatabase(postgres.url('postgres'), 'bench_learning');
    const learning = await measureLearning(
      postgres.url('bench_learning'),
      { apiPort, dataDir: path.join(dataDir, 'stored') },
      seconds,
    );
    const { median, p99 } = learning.pageMs;
    console.log(
      `reports of progress /s: ${learning.reportsPerSecond}; bare updates of the same rows: ${learning.barePerSecond}; ${verdict(learning.reportsPerSecond / learning.barePerSecond, REPORTS_AT_LEAST)}`,
    );
    await ensureDatabase(postgres.url('postgres'), 'bench_doors');
    const doors = await measureDoors(postgres.url('bench_doors'), apiPort);
    console.log(`check-ins settled by 4 phones: ${doors.checkIns} in ${doors.seconds.toFixed(0)} s`);
    console.log(`page of a course with 1,000 lessons: ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
    const { moreMegabytes, seconds: streamed } = learning.bigFile;
    const more =
      moreMegabytes === null
        ? 'unknown here'
        : `${moreMegabytes} MB, ${moreMegabytes < MORE_MEGABYTES ? 'less than' : 'NOT LESS THAN'} ${MORE_MEGABYTES} MB`;
    console.log(`a lesson of 2 GB: ${streamed.toFixed(1)} s, memory beyond that before: ${more}`);
  }
  await ensureDatabase(postgres.url('postgres'), 'bench_staff');
  for (const { name, medianMs, p99Ms, bareMs } of await measureStaffLists(postgres.url('bench_staff'), {
    apiPort,
    barePort,
  })) {
    keepFigure({ name: `staff: ${name}`, unit: 'ms', samples: [medianMs], isBetterMore: false });
    const limit = `${medianMs < STAFF_LIST_MS ? 'less than' : 'NOT LESS THAN'} ${STAFF_LIST_MS}`;
    console.log(
      `staff, 100,000 rows, ${name}: ${medianMs.toFixed(1)} ms (p99 ${p99Ms.toFixed(0)}), ${limit}; bare server ${bareMs.toFixed(1)} ms, ${verdict(bareMs / medianMs, STAFF_LIST_AT_LEAST)}`,
    );
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
