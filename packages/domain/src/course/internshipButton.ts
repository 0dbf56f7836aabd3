/** The internship card's button stays busy this long after a click (spec 9, Times). */
export const INTERNSHIP_BUSY_MS = 1000;

/** The start button's loading stays this long after the action finished (spec 4, Course card labels). */
export const START_BUSY_MS = 1000;

/** 'start' when owned and logged in, otherwise 'enrol' (spec 4, Internship card). */
export function internshipButton(state: { owned: boolean; loggedIn: boolean }): 'start' | 'enrol' {
  return state.owned && state.loggedIn ? 'start' : 'enrol';
}
