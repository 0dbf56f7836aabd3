/** What vacancies may be narrowed to by experience: nothing, or those that ask for none. */
export const JOB_EXPERIENCES = ['', 'none'] as const;
export type JobExperience = (typeof JOB_EXPERIENCES)[number];

/** What an address asks for by its words; anything unknown narrows nothing. */
export const jobExperienceOf = (words: string): JobExperience => (words === 'none' ? 'none' : '');
