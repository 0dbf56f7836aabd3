/** Address of a page of the back office: a resource, or a page of its own, and what follows. */
export const officePath = (...parts: readonly (string | number)[]): string => ['', ...parts].join('/');
