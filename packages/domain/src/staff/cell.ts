/** What a spreadsheet takes for the beginning of a formula, behind any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text as it may stand in a cell: no program takes it for a formula (docs/product/staff.md#tables). */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that {@link defused} made a cell of. */
export const fusedBack = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** 150000, 150.000, Rp150.000, 150.000,00: as people and spreadsheets in Indonesia write whole rupiah. */
const RUPIAH = /^(?:rp\.?\s*)?(\d+|\d{1,3}(?:\.\d{3})+)(?:,0{1,2})?$/i;

/**
 * The whole rupiah a cell says; null for what is none, or could be read in two ways: 150,000 is a hundred and fifty to
 * one program and a hundred and fifty thousand to another.
 */
export function rupiahOf(cell: string): number | null {
  const [, digits] = RUPIAH.exec(cell.trim()) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replaceAll('.', ''));
  return Number.isSafeInteger(value) ? value : null;
}
