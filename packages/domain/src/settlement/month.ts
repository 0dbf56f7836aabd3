/** A month of statements, '2026-11'. */
export const STATEMENT_MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** The month of a day. @param day 'YYYY-MM-DD' */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** The last months, the latest first. @param day today, 'YYYY-MM-DD' */
export function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const at = year * 12 + (month - 1) - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** Which partner and month a statement is of: '12-2026-11'. */
export const statementId = (partnerId: number, month: string): string => `${partnerId}-${month}`;

/** Reads {@link statementId}; null for what is none. */
export function readStatementId(id: string): { partnerId: number; month: string } | null {
  const [, partner = '', month = ''] = /^(\d{1,9})-(\d{4}-\d{2})$/.exec(id) ?? [];
  return STATEMENT_MONTH.test(month) ? { partnerId: Number(partner), month } : null;
}
