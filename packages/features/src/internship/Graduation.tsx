import type { InternshipMe } from '@suluh/api/types';
import { date } from '@suluh/i18n-id/format';
import { onJobPlanText as TEXTS, monthName } from '@suluh/i18n-id/internship';
import { internshipText } from '@suluh/i18n-id/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { withQuery } from '@suluh/domain/query';

type StepState = keyof typeof TEXTS.steps;

interface Step {
  label: string;
  value: string;
  state: StepState;
}

const ICONS = { done: 'check-circle', begun: 'circle-half', open: 'circle' } as const;

/** What is still to be done until the internship is passed. */
function stepsOf({ progress, reports, grade, period }: InternshipMe): Step[] {
  const [before, current] = [reports.slice(0, -1), reports.at(-1)];
  const sent = before.filter(({ sentAt }) => sentAt !== null).length;
  const standing = (done: number, total: number): StepState => (done >= total ? 'done' : done > 0 ? 'begun' : 'open');
  return [
    ...(progress.total > 0
      ? [
          {
            label: internshipText.mandatory,
            value: `${progress.done}/${progress.total}`,
            state: standing(progress.done, progress.total),
          },
        ]
      : []),
    ...(before.length > 0
      ? [
          {
            label: TEXTS.reportsUntil(before.length),
            value: `${sent}/${before.length}`,
            state: standing(sent, before.length),
          },
        ]
      : []),
    ...(current
      ? [
          {
            label: TEXTS.report(current.month),
            value: current.sentAt ? TEXTS.sent : date(current.dueOn),
            state: current.sentAt ? ('done' as const) : ('open' as const),
          },
        ]
      : []),
    ...(period
      ? [
          {
            label: TEXTS.gradeOf,
            value: grade ? String(grade.score) : monthName(period.endsOn.slice(0, 7)),
            state: grade ? ('done' as const) : ('open' as const),
          },
        ]
      : []),
  ];
}

/** The way to passing the internship, step by step. */
export function Graduation({ me }: { me: InternshipMe }): ReactElement | null {
  if (!me.period) return null;
  return (
    <section className="panel internship-section" aria-labelledby="kelulusan">
      <h2 className="type-h3" id="kelulusan">
        {TEXTS.graduation}
      </h2>
      <ul className="internship-steps">
        {stepsOf(me).map(({ label, value, state }) => (
          <li key={label}>
            <Icon name={ICONS[state]} size={20} className={`internship-${state}`} />
            <span>
              {label}
              <span className="layout-hidden">, {TEXTS.steps[state]}</span>
            </span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      {me.grade?.note && <p className="type-muted">{me.grade.note}</p>}
      {me.reports.length > 0 && !me.grade && (
        <ButtonLink kind="line" block icon="upload" href="#laporan">
          {TEXTS.upload}
        </ButtonLink>
      )}
    </section>
  );
}

/** Who looks after the participant, and the way to write to them. */
export function Mentor({ me, fullname }: { me: InternshipMe; fullname: string }): ReactElement | null {
  const { place, period } = me;
  if (!period) return null;
  return (
    <section className="panel internship-section" aria-labelledby="pembimbing">
      <h2 className="type-h3" id="pembimbing">
        {TEXTS.mentor}
      </h2>
      {place?.mentorName ? (
        <>
          <p className="internship-mentor">
            <Avatar name={place.mentorName} photoUrl={null} />
            <span>
              <b>{place.mentorName}</b>
              <span className="type-small type-muted">{place.host}</span>
            </span>
          </p>
          {place.mentorEmail && (
            <ButtonLink
              kind="line"
              block
              icon="chat"
              href={withQuery(`mailto:${place.mentorEmail}`, { subject: TEXTS.messageSubject(fullname) }).replaceAll(
                '+',
                '%20',
              )}
            >
              {TEXTS.message}
            </ButtonLink>
          )}
        </>
      ) : (
        <p className="type-muted">{TEXTS.noMentor}</p>
      )}
    </section>
  );
}
