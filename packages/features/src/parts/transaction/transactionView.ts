import type { Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';

/** The look of a status. */
export type TransactionState = 'paid' | 'unpaid' | 'cancelled' | 'expired';

/** A course of an order, in a line. */
export interface TransactionCourseView {
  title: string;
  partner: string;
  cloth: Thumbnail;
  imageUrl: string | null;
}

/** An order as its card and its detail show it. */
export interface TransactionView {
  state: TransactionState;
  statusText: string;
  /** Reason behind the info sign of an expired one. */
  statusInfo: string | null;
  dateText: string;
  /** When it was paid; null where it was not. */
  paidText: string | null;
  invoiceId: string;
  courses: readonly TransactionCourseView[];
  /** 'Lihat N Kursus Lainnya' and back, when there is more than one course. */
  moreText: string | null;
  fewerText: string | null;
  /** 'Batas Akhir Pembayaran Sampai' and the moment, of an unpaid one. */
  deadline: { label: string; text: string } | null;
  /** How a payment failed, or how a refund stands. */
  note: string | null;
  totalLabel: string;
  totalText: string;
  /** 'BCA Virtual Account'; null of what was not paid for, or before a method is chosen. */
  methodText: string | null;
}
