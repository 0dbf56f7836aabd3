/** Rows of a list are counted so far and no further, for a count of all takes longer than a page: so many mean 'more than'. */
export const COUNTED_ROWS = 10_001;
