import type { Report } from '../report.ts';
import { keepFigure } from './figures.ts';
import { loadPages, p99AtHalf, type Load } from './pageLoads.ts';
import { memoryMegabytes } from './processes.ts';
import { measureVisits } from './visits.ts';

/** Of the empty page of its kind by processor time of a request; pages kept under a query of their own have another. */
const SHARES = { kept: 0.75, keptQuery: 0.5, drawn: 0.3 } as const;
type Kind = keyof typeof SHARES;

interface Site {
  origin: string;
  pid: number;
  /** Paths of pages that are kept. */
  keptPaths: readonly string[];
  /** The empty app beside it: its origin and process (`withEmptyApp`). */
  empty: { origin: string; pid: number };
}

const MOST_SEARCHES = 400;
const SHORTEST_WORD = 4;

/** Titles of the courses there are. */
async function titles(origin: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${origin}/api/course/filter?limit=30&page=${page}`);
    const { data, meta } = (await answer.json()) as { data: { fullname: string }[]; meta: { totalPage: number } };
    found.push(...data.map(({ fullname }) => fullname));
    if (page >= meta.totalPage) return found;
  }
}

/**
 * Searches that are each made once or hardly more, so that none is answered from a kept page, and that find something:
 * two words of one title.
 */
async function distinctSearches(origin: string): Promise<string[]> {
  const pairs = (await titles(origin)).flatMap((title) => {
    const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
    const long = words.filter(({ length }) => length >= SHORTEST_WORD);
    return long.flatMap((one, at) => long.slice(at + 1).map((other) => `${one}+${other}`));
  });
  return [...new Set(pairs)].slice(0, MOST_SEARCHES).map((words) => `${origin}/search-course?q=${words}`);
}

/**
 * Prints what pages cost beside empty pages of the same framework, what whole visits come to, and the memory of the
 * app. Gives whether all that has a share to keep keeps it.
 */
export async function measurePages(report: Report, { origin, pid, keptPaths, empty }: Site): Promise<boolean> {
  // prettier-ignore
  const targets: { name: string; kind: Kind; urls: string[] }[] = [
    ...keptPaths.map((at) => ({ name: at, kind: 'kept' as const, urls: [`${origin}${at}`] })),
    { name: '/collection-course?page=2', kind: 'keptQuery', urls: [`${origin}/collection-course?page=2`] },
    { name: 'searches of different words', kind: 'drawn', urls: await distinctSearches(origin) },
  ];
  const loads = await loadPages([
    { name: 'empty, kept', urls: [`${empty.origin}/`], pid: empty.pid },
    { name: 'empty, drawn', urls: [`${empty.origin}/drawn`], pid: empty.pid },
    ...targets.map(({ name, urls }) => ({ name, urls, pid })),
  ]);
  const of = (name: string): Load => loads.find((load) => load.name === name)!;
  let keeps = true;
  const rows = [['page', '/s', 'p99 ms', 'processor ms', 'of empty', 'asked for', 'p99 at half rate', 'failures']];
  for (const load of loads) {
    const target = targets.find(({ name }) => name === load.name);
    const yardstick = target && of(target.kind === 'drawn' ? 'empty, drawn' : 'empty, kept');
    const share = yardstick?.requestMs && load.requestMs ? yardstick.requestMs / load.requestMs : null;
    if (share !== null && target) {
      keeps &&= share >= SHARES[target.kind];
      keepFigure({ name: `share of empty: ${load.name}`, unit: '', samples: [share], isBetterMore: true });
    }
    rows.push([
      load.name,
      load.perSecond.toFixed(0),
      load.p99Ms.toFixed(0),
      load.requestMs?.toFixed(2) ?? 'unknown here',
      share?.toFixed(2) ?? '',
      target ? String(SHARES[target.kind]) : '',
      target ? `${await p99AtHalf(target.urls[0]!, load.perSecond)} ms` : '',
      String(load.failures),
    ]);
  }
  report.line('\nPages beside empty ones of the same framework, 10 connections, compressed by a front');
  report.table(rows);
  const visits = await measureVisits(origin);
  report.line(
    `visits /s by 20 people who think (home, search, course, cart, order): ${visits.perSecond.toFixed(1)}; a step ${visits.stepMs.middle.toFixed(0)} ms, p99 ${visits.stepMs.p99.toFixed(0)} ms; ${visits.failures.length} failed${visits.failures[0] ? `, first: ${visits.failures[0]}` : ''}`,
  );
  const memory = memoryMegabytes(pid);
  if (memory !== null) {
    report.line(`memory of the main app after all that: ${memory.toFixed(0)} MB`);
    keepFigure({ name: 'memory of the main app', unit: 'MB', samples: [memory], isBetterMore: false });
  }
  return keeps && visits.failures.length === 0;
}
