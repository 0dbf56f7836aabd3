/** Dates to come for the own people of a programme, as the API counts them. */
export interface OwnDates {
  programId: number;
  programName: string;
  dates: number;
  people: number;
}

/** Of programmes with own dates those that offer the course as it is saved, and are not among those chosen in the form. */
export const leavingOwnDates = (
  all: readonly OwnDates[],
  saved: readonly number[],
  chosen: readonly number[],
): OwnDates[] => all.filter(({ programId }) => saved.includes(programId) && !chosen.includes(programId));
