import type { InternshipMe } from '@suluh/api/types';
import { percentDone } from '@suluh/domain/learning';
import { ON_JOB_MONTHS, onJobMonths } from '@suluh/domain/programme';
import { date, MONTHS } from '@suluh/i18n-id/format';
import { onJobPlanText as PLAN, onJobText as TEXTS } from '@suluh/i18n-id/internship';
import { internshipText } from '@suluh/i18n-id/tenant';
import { Badge } from '@suluh/ui/badges/Badge';
import { Note } from '@suluh/ui/feedback/Note';
import { ProgressBar } from '@suluh/ui/feedback/ProgressBar';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';

/** 'Okt' of '2025-10'. */
const shortMonth = (month: string): string => (MONTHS[Number(month.slice(5)) - 1] ?? month).slice(0, 3);

/** First and last day, the months over and to come, and how many of the days are over. */
export function Period({ me }: { me: InternshipMe }): ReactElement {
  const { period, today, isOnSchedule } = me;
  return (
    <section className="panel internship-section" aria-labelledby="masa-kerja">
      <h2 className="type-h3" id="masa-kerja">
        {period ? internshipText.period(period.months) : TEXTS.period}
      </h2>
      {period ? (
        <>
          <p className="internship-line">
            {TEXTS.span(date(period.startsOn), date(period.endsOn))}
            <Badge tone={period.state === 'running' ? 'online' : 'neutral'}>{TEXTS.states[period.state]}</Badge>
            {period.state === 'running' && (
              <Badge tone={isOnSchedule ? 'prakerja' : 'danger'} {...(isOnSchedule ? { icon: 'check' as const } : {})}>
                {isOnSchedule ? PLAN.onSchedule : PLAN.late}
              </Badge>
            )}
          </p>
          <ol className="internship-months" aria-hidden="true">
            {onJobMonths(period, today).map(({ number, name, state }) => (
              <li key={number} className={`internship-month internship-${state}`}>
                <span>{state === 'over' ? <Icon name="check" size={16} /> : number}</span>
                {shortMonth(name)}
              </li>
            ))}
          </ol>
          <ProgressBar
            label={TEXTS.period}
            percent={percentDone(period.daysDone, period.daysTotal)}
            text={TEXTS.days(period.daysDone, period.daysTotal)}
          />
          {period.months < ON_JOB_MONTHS.max && period.state !== 'over' && (
            <p className="type-small type-muted">{PLAN.longer(ON_JOB_MONTHS.max)}</p>
          )}
          {period.state === 'before' && <Note>{TEXTS.before(date(period.startsOn))}</Note>}
          {period.state === 'over' && <Note>{TEXTS.over}</Note>}
        </>
      ) : (
        <p className="type-muted">{TEXTS.none}</p>
      )}
    </section>
  );
}
