import type { DemoCourse } from '../shape.ts';

/** Nothing that is read or done alone takes longer. */
const LONGEST_MINUTES = 180;
/** A lesson of a class at a place takes up to a whole day of it. */
const LONGEST_IN_CLASS_MINUTES = 480;

/** The longest a lesson of a course may take. */
export const longestLessonMinutes = ({ type }: Pick<DemoCourse, 'type'>): number =>
  type === 'd' ? LONGEST_IN_CLASS_MINUTES : LONGEST_MINUTES;

/** How often other minutes are looked for. */
const ATTEMPTS = 400;

/** A number from 0 to 1 by what something is called (FNV-1a): the same name, the same number. */
function shareOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}

/** Minutes in steps of so many, the larger the longer the course. */
const stepOf = (minutes: number): number => (minutes >= 1200 && minutes % 15 === 0 ? 15 : 5);

/** Whole steps that go with the weights and add up to a total. */
function spread(weights: readonly number[], steps: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (weight / sum) * steps);
  const whole = exact.map((each) => Math.max(1, Math.floor(each)));
  let rest = steps - whole.reduce((all, each) => all + each, 0);
  const byRemainder = exact
    .map((each, at) => [each - Math.floor(each), at] as const)
    .sort((one, other) => other[0] - one[0]);
  for (let turn = 0; rest > 0; turn++, rest--) whole[byRemainder[turn % whole.length]![1]]!++;
  for (; rest < 0; rest++) whole[whole.indexOf(Math.max(...whole))]!--;
  return whole;
}

/**
 * How much of a course a lesson takes, next to the others: it begins lightly, and what one shows at its end is long. The
 * later the attempt, the nearer to each other.
 */
function weightOf(title: string, at: number, lessons: number, attempt: number): number {
  const place = at === 0 ? -0.2 : at === lessons - 1 ? 0.25 : 0;
  return 1 + (0.7 * (shareOf(`${title} ${attempt}`) - 0.5) + place) * (1 - attempt / ATTEMPTS / 2);
}

/**
 * Minutes of the lessons of a course, by their titles and part by part: round, adding up to those of the course, and no
 * two parts alike. @throws Error where nothing of the kind is found
 */
export function lessonMinutes(course: DemoCourse, parts: readonly (readonly string[])[]): number[][] {
  const titles = parts.flat();
  const step = stepOf(course.minutes);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const weights = titles.map((title, at) => weightOf(title, at, titles.length, attempt));
    const minutes = spread(weights, course.minutes / step).map((steps) => steps * step);
    let next = 0;
    const spreadOut = parts.map((part) => part.map(() => minutes[next++]!));
    const isVaried = new Set(spreadOut.map(String)).size === parts.length && new Set(minutes).size > 2;
    if (isVaried && Math.max(...minutes) <= longestLessonMinutes(course)) return spreadOut;
  }
  throw new Error(`No minutes are found for the lessons of ${course.title}.`);
}
