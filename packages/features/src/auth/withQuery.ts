/** This page with another query. Browser only. */
export const withQuery = (query: string): string => `${window.location.pathname}?${query}`;
