import { randomBytes } from 'node:crypto';

/** A code somebody got who bought a course at another platform, as Prakerja keeps it. */
export interface RedeemCode {
  id: string;
  courseCode: string;
  scheduleCode: string;
  invoiceCode: string;
  redeemedAt: string | null;
}

/** A code as Prakerja's own for trying begin: PRAT and eight signs. */
export const newRedeemCode = (courseCode: string, scheduleCode: string): RedeemCode => ({
  id: `PRAT${randomBytes(4).toString('hex').toUpperCase()}`,
  courseCode,
  scheduleCode,
  invoiceCode: `DP-${randomBytes(4).toString('hex').toUpperCase()}`,
  redeemedAt: null,
});

/** What status and commit answer with. */
export const shownCode = ({ id, courseCode, scheduleCode, invoiceCode, redeemedAt }: RedeemCode) => ({
  redeem_code: id,
  course_code: courseCode,
  schedule_code: scheduleCode,
  invoice_code: invoiceCode,
  status: redeemedAt === null ? 0 : 1,
  attendance_status: 0,
  redeem_at: redeemedAt,
  dp_platform: 'Platform lain',
  sequence: 1,
});
