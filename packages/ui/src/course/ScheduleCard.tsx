import type { ReactElement, ReactNode } from 'react';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { Badge } from '../badges/Badge.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Price, type PriceView } from '../price/Price.tsx';

/** State of a schedule; decides the colour of the date stub. */
export type ScheduleState = 'open' | 'owned' | 'full' | 'soon' | 'past';

export interface ScheduleView {
  state: ScheduleState;
  /** Day and month on the stub: '25', 'Okt'. */
  day: string;
  month: string;
  city: string;
  batchText: string | null;
  /** 'Terdaftar' for the owned one. */
  ownedText: string | null;
  dateText: string;
  timeText: string | null;
  venue: string | null;
  /** Map address; must already be a safe one. */
  mapUrl: string | null;
  /** Null where nothing is sold. */
  price: PriceView | null;
  /** 'Sisa 6 kursi' and the like. */
  seatsText: string | null;
}

const STATE_CLASS: Record<ScheduleState, string> = {
  open: '',
  owned: 'scheduleCard-owned',
  full: 'scheduleCard-full',
  soon: 'scheduleCard-soon',
  past: 'scheduleCard-past',
};

interface ScheduleCardProps {
  schedule: ScheduleView;
  /**
   * Buy button: 'Pilih dan Beli Jadwal', 'Sudah Berakhir', 'Habis Terjual' or 'Segera Tersedia'
   * (docs/product/schedule.md).
   */
  action: ReactNode;
}

/** One date of a course: stub with teeth, place and time, price and action. */
export function ScheduleCard({ schedule, action }: ScheduleCardProps): ReactElement {
  const seats = schedule.seatsText && <span className="type-caption type-muted">{schedule.seatsText}</span>;
  return (
    <article className={['scheduleCard', STATE_CLASS[schedule.state]].filter(Boolean).join(' ')}>
      <div className="scheduleCard-date" aria-hidden="true">
        <span className="scheduleCard-day type-tabular">{schedule.day}</span>
        <span className="scheduleCard-month">{schedule.month}</span>
      </div>
      <div className="scheduleCard-body">
        <div className="scheduleCard-head">
          <h3 className="scheduleCard-title">{schedule.city}</h3>
          {schedule.batchText && <Badge tone="neutral">{schedule.batchText}</Badge>}
          {schedule.ownedText && (
            <Badge tone="prakerja" icon="check">
              {schedule.ownedText}
            </Badge>
          )}
        </div>
        <ScheduleFacts schedule={schedule} />
      </div>
      <div className="scheduleCard-action">
        {schedule.price ? (
          <Price price={schedule.price} className="scheduleCard-price">
            {seats}
          </Price>
        ) : (
          seats
        )}
        {action}
      </div>
    </article>
  );
}

type ScheduleFactsView = Pick<ScheduleView, 'dateText' | 'timeText' | 'venue' | 'mapUrl'>;

/** Date, time and venue with icons; also in dialogs and My Course. */
export function ScheduleFacts({ schedule }: { schedule: ScheduleFactsView }): ReactElement {
  const { dateText, timeText, venue, mapUrl } = schedule;
  return (
    <ul className="scheduleCard-facts">
      <li>
        <Icon name="calendar" />
        {dateText}
      </li>
      {timeText && (
        <li>
          <Icon name="clock" />
          {timeText}
        </li>
      )}
      {venue && (
        <li>
          <Icon name="pin" />
          <span>
            {venue}
            {mapUrl && (
              <>
                {' · '}
                <a className="type-link" href={mapUrl} target="_blank" rel="noreferrer">
                  {scheduleText.viewMap}
                </a>
              </>
            )}
          </span>
        </li>
      )}
    </ul>
  );
}
