import type { ReactElement, ReactNode } from 'react';
import { Badge, type BadgeTone } from '@suluh/ui/badges/Badge';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Note } from '@suluh/ui/feedback/Note';
import { Tooltip } from '@suluh/ui/feedback/Tooltip';
import { controlText } from '@suluh/i18n-id/control';
import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import type { TransactionCourseView, TransactionState, TransactionView } from '../parts/transaction/index.ts';

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
    <div className="transactionCard-course">
      <CourseThumbnail cloth={course.cloth} imageUrl={course.imageUrl} plainEdge className="transactionCard-picture" />
      <div>
        <b>{course.title}</b>
        <span className="type-small type-muted">{course.partner}</span>
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
    <article className="transactionCard">
      <header>
        <div>
          <span className="type-caption type-muted transactionCard-caption">{transaction.dateText}</span>
          <b className="type-tabular">{transaction.invoiceId}</b>
        </div>
        <span className="transactionCard-status">
          <TransactionBadge state={transaction.state}>{transaction.statusText}</TransactionBadge>
          {transaction.statusInfo && (
            <Tooltip id={`status-${transaction.invoiceId}`} label={controlText.info}>
              {transaction.statusInfo}
            </Tooltip>
          )}
        </span>
        {transaction.paidText && (
          <span className="type-caption type-muted transactionCard-caption">{transaction.paidText}</span>
        )}
      </header>
      {first && <CourseRow course={first} />}
      {rest.length > 0 && (
        <details className="transactionCard-more">
          <summary className="transactionCard-toggle">
            <span className="transactionCard-all">{transaction.moreText}</span>
            <span className="transactionCard-less">{transaction.fewerText}</span>
            <Icon name="caret-down" size={18} className="transactionCard-caret" />
          </summary>
          {rest.map((course) => (
            <CourseRow key={course.title} course={course} />
          ))}
        </details>
      )}
      {transaction.note && (
        <div className="transactionCard-note">
          <Note>{transaction.note}</Note>
        </div>
      )}
      {transaction.deadline && (
        <div className="transactionCard-note">
          <Note tone="warning" icon="clock-fill">
            {transaction.deadline.label} <b>{transaction.deadline.text}</b>
          </Note>
        </div>
      )}
      <footer>
        <div>
          <span className="type-caption type-muted transactionCard-caption">{transaction.totalLabel}</span>
          <b className="type-tabular">{transaction.totalText}</b>
          {transaction.methodText && (
            <span className="type-caption type-muted transactionCard-caption">{transaction.methodText}</span>
          )}
        </div>
        <div className="transactionCard-actions">{actions}</div>
      </footer>
    </article>
  );
}
