/** The internship card's button stays busy this long after a click (docs/product/display.md#times). */
export const INTERNSHIP_BUSY_MS = 1000;

/** 'start' when owned and logged in, otherwise 'enrol' (docs/product/course.md#internship-card). */
export function internshipButton(state: { owned: boolean; loggedIn: boolean }): 'start' | 'enrol' {
  return state.owned && state.loggedIn ? 'start' : 'enrol';
}
