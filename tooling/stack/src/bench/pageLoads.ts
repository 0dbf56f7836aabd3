import autocannon from 'autocannon';
import { keepFigure, middle } from './figures.ts';
import { processorMs } from './processes.ts';

const ROUNDS = 5;
const [WARM_UP_SECONDS, ROUND_SECONDS] = [1, 2];

interface Target {
  name: string;
  /** Asked for in turn. */
  urls: readonly string[];
  pid: number;
}

export interface Load {
  name: string;
  perSecond: number;
  p99Ms: number;
  /** Of processor time; null where the machine does not tell. */
  requestMs: number | null;
  failures: number;
}

const cannon = (urls: readonly string[], seconds: number) =>
  autocannon({
    url: new URL(urls[0]!).origin,
    connections: 10,
    duration: seconds,
    requests: urls.map((url) => ({
      method: 'GET' as const,
      path: url.slice(new URL(url).origin.length),
      headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
    })),
  });

/** Loads pages in turns, so that what else the machine does falls on all; the middle of five rounds each. */
export async function loadPages(targets: readonly Target[]): Promise<Load[]> {
  const rounds = new Map(targets.map(({ name }) => [name, [] as Load[]]));
  for (const { urls } of targets) await cannon(urls, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, urls, pid } of targets) {
      const before = processorMs(pid);
      const { requests, latency, non2xx, errors } = await cannon(urls, ROUND_SECONDS);
      const after = processorMs(pid);
      const requestMs = before === null || after === null ? null : (after - before) / Math.max(1, requests.total);
      rounds.get(name)!.push({ name, perSecond: requests.average, p99Ms: latency.p99, requestMs, failures: non2xx + errors }); // prettier-ignore
    }
  return targets.map(({ name }) => {
    const all = rounds.get(name)!;
    keepFigure({ name: `pages /s: ${name}`, unit: '/s', samples: all.map(({ perSecond }) => perSecond), isBetterMore: true }); // prettier-ignore
    const spent = all.flatMap(({ requestMs }) => requestMs ?? []);
    return {
      name,
      perSecond: middle(all.map(({ perSecond }) => perSecond)),
      p99Ms: middle(all.map(({ p99Ms }) => p99Ms)),
      requestMs: spent.length === 0 ? null : middle(spent),
      failures: all.reduce((sum, { failures }) => sum + failures, 0),
    };
  });
}

/** p99 in milliseconds at half of a page's greatest rate, which is what visitors see on a day that is not the worst. */
export async function p99AtHalf(url: string, perSecond: number): Promise<number> {
  const { latency } = await autocannon({
    url,
    connections: 10,
    duration: 2 * ROUND_SECONDS,
    overallRate: Math.max(1, Math.round(perSecond / 2)),
    ignoreCoordinatedOmission: true, // the tool itself sends in bursts
    headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
  });
  keepFigure({
    name: `p99 at half rate: ${new URL(url).pathname}`,
    unit: 'ms',
    samples: [latency.p99],
    isBetterMore: false,
  });
  return latency.p99;
}
