/** This page with another query. Browser only. */
export const thisPageWith = (query: string): string => `${window.location.pathname}?${query}`;
