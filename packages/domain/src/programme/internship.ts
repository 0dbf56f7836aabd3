/** On-job period with mandatory courses, in months (spec 4, Session). */
export const ON_JOB_MONTHS = Object.freeze({ min: 6, max: 12 } as const);

/** Whether a period is one with mandatory courses: 6 to 12 months (spec 4, Session). */
export function hasMandatoryCourses(periodMonths: number): boolean {
  return periodMonths >= ON_JOB_MONTHS.min && periodMonths <= ON_JOB_MONTHS.max;
}
