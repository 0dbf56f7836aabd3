/** The rows of a list something is done with: how many, and how the API is told which. */
export interface Chosen {
  count: number;
  sent: { ids: (string | number)[] } | { filter: Record<string, unknown>; expectedCount: number };
}
