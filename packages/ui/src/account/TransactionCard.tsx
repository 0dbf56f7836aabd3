import type { ReactElement, ReactNode } from 'react';
import { Badge, type BadgeTone } from '../badges/Badge.tsx';
import { CourseThumbnail } from '../cloth/CourseThumbnail.tsx';
import type { Thumbnail } from '../cloth/thumbnail.ts';
import { Note } from '../feedback/Note.tsx';
import { Tooltip } from '../feedback/Tooltip.tsx';
import { commonText } from '@suluh/i18n-id/common';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';

export type TransactionState = 'paid' | 'unpaid' | 'cancelled' | 'expired';

export interface TransactionCourseView {
  title: string;
  partner: string;
  cloth: Thumbnail;
  imageUrl: string | null;
}

export interface TransactionView {
  state: TransactionState;
  statusText: string;
  /** Reason behind the info sign of an expired one. */
  statusInfo: string | null;
  dateText: string;
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
}

const STATUS: Record<TransactionState, { tone: BadgeTone; icon?: IconName }> = {
  paid: { tone: 'prakerja', icon: 'check' },
  unpaid: { tone: 'voucher', icon: 'clock-bold' },
  cancelled: { tone: 'danger', icon: 'remove' },
  expired: { tone: 'neutral' },
};

/**
 * Status of a transaction in its colour (docs/product/transaction.md: paid success, unpaid secondary, cancelled danger,
 * expired neutral).
 */
export function TransactionBadge({ state, children }: { state: TransactionState; children: ReactNode }): ReactElement {
  const { tone, icon } = STATUS[state];
  return (
    <Badge tone={tone} {...(icon ? { icon } : {})}>
      {children}
    </Badge>
  );
}

function CourseRow({ course }: { course: TransactionCourseView }): ReactElement {
  return (
    <div className="trx-c">
      <CourseThumbnail cloth={course.cloth} imageUrl={course.imageUrl} plainEdge />
      <div>
        <b>{course.title}</b>
        <span className="small muted">{course.partner}</span>
      </div>
    </div>
  );
}

/** One transaction: shows one course, the rest behind 'Lihat N Kursus Lainnya' (docs/product/transaction.md). */
export function TransactionCard({
  transaction,
  actions,
}: {
  transaction: TransactionView;
  actions: ReactNode;
}): ReactElement {
  const [first, ...rest] = transaction.courses;
  return (
    <article className="trx">
      <header>
        <div>
          <span className="caption muted">{transaction.dateText}</span>
          <b className="tnum">{transaction.invoiceId}</b>
        </div>
        <span className="trx-s">
          <TransactionBadge state={transaction.state}>{transaction.statusText}</TransactionBadge>
          {transaction.statusInfo && (
            <Tooltip id={`status-${transaction.invoiceId}`} label={commonText.info}>
              {transaction.statusInfo}
            </Tooltip>
          )}
        </span>
      </header>
      {first && <CourseRow course={first} />}
      {rest.length > 0 && (
        <details className="trx-more">
          <summary className="trx-m">
            <span className="fmore-more">{transaction.moreText}</span>
            <span className="fmore-less">{transaction.fewerText}</span>
            <Icon name="caret-down" size={18} />
          </summary>
          {rest.map((course) => (
            <CourseRow key={course.title} course={course} />
          ))}
        </details>
      )}
      {transaction.note && (
        <div className="trx-n">
          <Note>{transaction.note}</Note>
        </div>
      )}
      {transaction.deadline && (
        <div className="trx-n">
          <Note tone="warning" icon="clock-fill">
            {transaction.deadline.label} <b>{transaction.deadline.text}</b>
          </Note>
        </div>
      )}
      <footer>
        <div>
          <span className="caption muted">{transaction.totalLabel}</span>
          <b className="tnum">{transaction.totalText}</b>
        </div>
        <div className="trx-a">{actions}</div>
      </footer>
    </article>
  );
}
