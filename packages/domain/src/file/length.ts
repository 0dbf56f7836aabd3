/** Header by which a route says how long its answer is: the framework takes the header away that is made for it. */
export const LENGTH_HEADER = 'x-suluh-length';
