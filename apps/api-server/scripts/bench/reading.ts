import autocannon from 'autocannon';
import { keepFigure } from '@suluh/stack/bench/figures';
import { memoryMegabytes } from '@suluh/stack/bench/processes';
import { authorization, load, type Figures } from './measure.ts';

const SLUGS = 10_000;
const TOPICS = ['excel', 'desain', 'pemasaran', 'python', 'akuntansi', 'inggris', 'analisis', 'interior'];

/** Searches with facets by words of which hardly two are alike: none is answered from a kept answer. */
const DISTINCT = Array.from({ length: 8_000 }, (_, at) => {
  const q = encodeURIComponent(`${TOPICS[at % TOPICS.length]} angkatan ${at % 977}`);
  return `/api/course/filter?facets=true&q=${q}&limit=${10 * (1 + (at % 3))}`;
});

export interface Reading {
  details: Figures;
  distinct: Figures;
  /** Of details at half of their greatest rate, in milliseconds. */
  halfP99Ms: number;
  /** Of the API after it all; null where the machine does not tell. */
  megabytes: number | null;
}

/** p99 of details, asked for at half the rate the API can give them at. */
async function p99AtHalf(port: number, paths: readonly string[], perSecond: number, seconds: number): Promise<number> {
  const { latency } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 8,
    duration: seconds,
    overallRate: Math.max(1, Math.round(perSecond / 2)),
    ignoreCoordinatedOmission: true, // the tool itself sends in bursts
    requests: paths.map((path) => ({ method: 'GET' as const, path, headers: { authorization } })),
  });
  return latency.p99;
}

/** What is read one by one: details of 10,000 courses, and searches by distinct words. */
export async function measureReading(port: number, pid: number, courses: number, seconds: number): Promise<Reading> {
  const slugs = Array.from({ length: SLUGS }, (_, at) => `/api/course/v2/c-${1 + ((at * 7919) % courses)}`);
  const details = await load(port, slugs, seconds);
  const distinct = await load(port, DISTINCT, seconds);
  const halfP99Ms = await p99AtHalf(port, slugs, details.perSecond, seconds);
  const megabytes = memoryMegabytes(pid);
  const keep = (name: string, unit: string, sample: number, isBetterMore: boolean) =>
    keepFigure({ name: `${name} at ${courses} courses`, unit, samples: [sample], isBetterMore });
  keep('details /s', '/s', details.perSecond, true);
  keep('distinct searches /s', '/s', distinct.perSecond, true);
  keep('p99 of details at half rate', 'ms', halfP99Ms, false);
  if (megabytes !== null) keep('memory of the API', 'MB', megabytes, false);
  return { details, distinct, halfP99Ms, megabytes };
}
