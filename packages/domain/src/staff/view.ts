/** Most views of one list somebody keeps. */
export const MOST_VIEWS = 30;
/** Most letters of a view's name. */
export const MOST_VIEW_LETTERS = 60;
