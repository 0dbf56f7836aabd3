import { line } from './shapes.ts';

type Point = readonly [x: number, y: number];

/** Strokes of letters, as points from where the last one ended; up is less, the line the letters stand on is 0. */
const CAPITALS: readonly (readonly Point[])[] = [
  [
    [7, -22],
    [13, -25],
    [12, -8],
    [6, 3],
    [14, -6],
    [20, -10],
    [23, 0],
  ],
  [
    [3, -24],
    [6, 2],
    [5, -16],
    [15, -25],
    [19, -17],
    [9, -10],
    [20, 1],
  ],
  [
    [15, -23],
    [4, -20],
    [1, -6],
    [10, 2],
    [19, -5],
    [24, -1],
  ],
  [
    [2, -8],
    [10, -27],
    [12, 2],
    [14, -18],
    [22, -26],
    [21, 1],
  ],
];
const TALL: readonly Point[] = [
  [5, -14],
  [6, -21],
  [3, -16],
  [5, 0],
];
const DEEP: readonly Point[] = [
  [4, -7],
  [6, 0],
  [5, 9],
  [1, 6],
  [9, -2],
];
const ROUND: readonly Point[] = [
  [4, -8],
  [2, -3],
  [6, 0],
];
const WAVE: readonly Point[] = [
  [3, -7],
  [5, 0],
  [8, -6],
  [10, 0],
];

/** Letters of a first name before its hand grows tired, and of the next one. */
const WRITTEN = { first: 5, next: 2 } as const;

const strokesOf = (letter: string): readonly Point[] =>
  'bdfhklt'.includes(letter) ? TALL : 'gjpqy'.includes(letter) ? DEEP : 'aeiouc'.includes(letter) ? ROUND : WAVE;

const capitalOf = (letter: string): readonly Point[] => CAPITALS[letter.charCodeAt(0) % CAPITALS.length]!;

/** The points of a name on one line, ever flatter, with a last sweep. */
function pointsOf(name: string): Point[] {
  const [first = '', next = ''] = name.split(' ');
  const letters = [
    ...Array.from(first.slice(0, WRITTEN.first), (letter, at) => [letter, at === 0] as const),
    ...Array.from(next.slice(0, WRITTEN.next + 1), (letter, at) => [letter, at === 0] as const),
  ];
  const points: Point[] = [[0, 0]];
  let x = 0;
  for (const [at, [letter, isCapital]] of letters.entries()) {
    const height = isCapital && at === 0 ? 1 : isCapital ? 0.85 : 0.9 - at * 0.06;
    const strokes = isCapital ? capitalOf(letter) : strokesOf(letter.toLowerCase());
    for (const [dx, dy] of strokes) points.push([x + dx, dy * height]);
    x += strokes.at(-1)![0];
  }
  const lift = name.length % 5;
  return [...points, [x + 9, -4], [x + 30, -6 - lift * 2]];
}

const short = (value: number): string => value.toFixed(1);

/** A line through points without a corner (Catmull-Rom), leaning to the right. */
function smooth(points: readonly Point[]): string {
  const leaning = points.map(([x, y]): Point => [12 + x - y * 0.3, 36 + y]);
  const at = (index: number): Point => leaning[Math.min(Math.max(index, 0), leaning.length - 1)]!;
  const between = (from: number): string => {
    const [before, start, end, after] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    const near = (here: Point, one: Point, other: Point, sign: number) =>
      [0, 1].map((axis) => short(here[axis]! + (sign * (other[axis]! - one[axis]!)) / 6)).join(' ');
    return `C${near(start, before, end, 1)} ${near(end, start, after, -1)} ${end.map(short).join(' ')}`;
  };
  return `M${at(0).map(short).join(' ')}${leaning
    .slice(1)
    .map((_, index) => between(index))
    .join('')}`;
}

/** How a made-up teacher signs: the same strokes for the same name, in ink on nothing, as SVG text. */
export function drawSignature(name: string): string {
  const points = pointsOf(name);
  const width = Math.max(...points.map(([x]) => x)) + 28;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} 56" width="${short(width * 3)}" height="168">${line(smooth(points), 'n9', 1.8)}</svg>`;
}
