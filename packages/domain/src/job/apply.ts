/** How an application for a vacancy stands (docs/product/job.md#applying). */
export const APPLICATION_STATES = ['sent', 'invited', 'declined'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Signs of the answer an applicant gets. */
export const MOST_ANSWER_SIGNS = 1_000;
