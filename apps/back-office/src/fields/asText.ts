/** React-admin hands an emptied field over as null; what is never null stays a text. For `parse` of an input. */
export const asText = (value: string | null): string => value ?? '';
