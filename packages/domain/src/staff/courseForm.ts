/** How many letters each text of a course may have (docs/product/staff.md#records). */
export const COURSE_LETTERS = {
  fullname: 200,
  summary: 500,
  description: 50_000,
  line: 300,
  question: 300,
  answer: 2000,
  teacherName: 120,
  teacherBio: 2000,
  city: 120,
  externalUrl: 500,
} as const;

/** The fewest letters of a course's name. */
export const LEAST_COURSE_NAME = 3;

/** How many lines a list of a course may have, and how many questions with their answers. */
export const MOST_COURSE_LINES = 20;

/** The highest price of a course, and the most minutes or sessions it may name. */
export const MOST_COURSE_RUPIAH = 1_000_000_000;
export const MOST_COURSE_COUNT = 1_000_000;

/** The highest age a course may name. */
export const MOST_COURSE_AGE = 120;

/** Fields of a course that are looked at together. */
export interface CourseSums {
  price: number;
  priceAfter: number;
  minAge: number | null;
  maxAge: number | null;
  certificate: string | null;
  certificateMonths: number | null;
}

/** What does not go together, by the field it is told at. */
export interface CourseProblem {
  field: 'priceAfter' | 'maxAge' | 'certificateMonths';
  problem: 'priceAbove' | 'ageBelow' | 'nothingToHold';
}

/** All that does not go together about a course, in the order of its form; none: it does. */
export function courseProblems({
  price,
  priceAfter,
  minAge,
  maxAge,
  certificate,
  certificateMonths,
}: CourseSums): CourseProblem[] {
  const problems: CourseProblem[] = [];
  if (priceAfter > price) problems.push({ field: 'priceAfter', problem: 'priceAbove' });
  if (maxAge !== null && maxAge < (minAge ?? 0)) problems.push({ field: 'maxAge', problem: 'ageBelow' });
  if (certificate === null && certificateMonths !== null)
    problems.push({ field: 'certificateMonths', problem: 'nothingToHold' });
  return problems;
}
