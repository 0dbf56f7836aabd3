import { appendFileSync, readFileSync } from 'node:fs';

/** One thing that was measured, several times in one run. */
export interface Figure {
  name: string;
  unit: string;
  samples: number[];
  isBetterMore: boolean;
}

/** File the figures of a run are written to, a line each; the parts of a bench are processes of their own. */
const FILE_SETTING = 'BENCH_FIGURES';
/** Less than this share is noise, however steady the samples were. */
const LEAST_CHANGE = 0.05;

/** The middle of some samples. */
export function middle(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Keeps a figure for `npm run bench`; without a file, as when a part is run by itself, it is only printed. */
export function keepFigure(figure: Figure): void {
  const file = process.env[FILE_SETTING];
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** Environment by which the parts of a bench write their figures to `file`. */
export const keepingIn = (file: string): Record<string, string> => ({ [FILE_SETTING]: file });

/** Figures of a run. @throws Error when the file is not one of figures */
export const readFigures = (file: string): Figure[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Figure);

/** How far apart the samples of one run lie, as a share of the middle one. */
const noiseOf = ({ samples }: Figure): number =>
  samples.length < 2 ? 0 : (Math.max(...samples) - Math.min(...samples)) / Math.abs(middle(samples) || 1);

export interface Change {
  name: string;
  unit: string;
  before: number;
  after: number;
  isBetter: boolean;
}

/** What differs between two runs by more than either varied in itself, and by more than 5 %. */
export function changesBetween(before: readonly Figure[], after: readonly Figure[]): Change[] {
  const known = new Map(before.map((figure) => [figure.name, figure]));
  return after.flatMap((figure) => {
    const former = known.get(figure.name);
    if (!former) return [];
    const [was, is] = [middle(former.samples), middle(figure.samples)];
    const share = Math.abs(is - was) / (Math.abs(was) || 1);
    if (share <= Math.max(LEAST_CHANGE, noiseOf(former), noiseOf(figure))) return [];
    return [
      { name: figure.name, unit: figure.unit, before: was, after: is, isBetter: is > was === figure.isBetterMore },
    ];
  });
}
