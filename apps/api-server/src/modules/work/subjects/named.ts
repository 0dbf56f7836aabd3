import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { Misread } from '../table/column.ts';

/** The number a cell names a record by. */
export const numbered = (cell: string): string | Misread =>
  /^[1-9]\d{0,8}$/.test(cell) ? cell : new Misread(staffWorkText.problems.number);
