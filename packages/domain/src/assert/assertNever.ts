/**
 * Marks a branch that the types say cannot be reached. It is a compile error when a variant is left
 * out, and throws at run time when data from outside broke its promise.
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected variant: ${JSON.stringify(value)}`);
}
