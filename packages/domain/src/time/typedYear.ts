/** Years that what somebody types for a day or a moment lies in; any other is a slip of the keyboard. */
export const TYPED_YEARS = { first: 2000, last: 2100 } as const;

/**
 * Whether a day or moment lies in years somebody may mean (docs/product/staff.md#records); what is none is another rule's.
 * @param written as ISO 8601 has it
 */
export function isTypedYear(written: string): boolean {
  const year = new Date(written).getUTCFullYear();
  return !(year < TYPED_YEARS.first || year > TYPED_YEARS.last);
}
