/** On-job period with mandatory courses, in months (docs/product/session.md). */
export const ON_JOB_MONTHS = Object.freeze({ min: 6, max: 12 } as const);

/** Whether a period is one with mandatory courses: 6 to 12 months (docs/product/session.md). */
export function hasMandatoryCourses(periodMonths: number): boolean {
  return periodMonths >= ON_JOB_MONTHS.min && periodMonths <= ON_JOB_MONTHS.max;
}
