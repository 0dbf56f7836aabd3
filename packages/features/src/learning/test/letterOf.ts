/** 'A', 'B' … of an option by its place. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);
