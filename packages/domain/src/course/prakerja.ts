/** The category that marks a course of the government pre-employment programme (docs/product/payment.md#prakerja). */
export const PRAKERJA_CATEGORY_ID = 78;

/** The course category and payment product code that marks pre-employment (docs/product/payment.md#prakerja). */
export const PRAKERJA_CODE = 'pmo_prakerja';

export interface PrakerjaMarks {
  /** One category id or a list of them, as the course data carries either. */
  categoryid?: number | readonly number[] | null;
  category?: string | null;
}

/**
 * Whether a course belongs to Prakerja: category id 78, alone or in a list, or the code pmo_prakerja
 * (docs/product/payment.md#prakerja).
 */
export function isPrakerja(course: PrakerjaMarks): boolean {
  const ids = course.categoryid ?? [];
  const listed = typeof ids === 'number' ? ids === PRAKERJA_CATEGORY_ID : ids.includes(PRAKERJA_CATEGORY_ID);
  return listed || course.category === PRAKERJA_CODE;
}
