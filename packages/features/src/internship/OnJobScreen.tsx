import type { InternshipMe } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { percentDone, type Petal } from '@suluh/domain/learning';
import { date } from '@suluh/i18n-id/format';
import { onJobText as TEXTS } from '@suluh/i18n-id/internship';
import { internshipText } from '@suluh/i18n-id/tenant';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { ProgressBar } from '@suluh/ui/feedback/ProgressBar';
import { redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { learnerApi, outcomeOf, renewPath, type AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import { Petals } from '../parts/petals/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { InternshipStylesheet } from './InternshipStylesheet.tsx';
import { MandatoryCourse } from './MandatoryCourse.tsx';

/** A petal for each month: those that are over, the one of today, those to come. */
const petalsOfMonths = ({ month, months, state }: NonNullable<InternshipMe['period']>): Petal[] =>
  Array.from({ length: months }, (_, at) => {
    if (state === 'over' || at + 1 < month) return 'dyed';
    return state === 'running' && at + 1 === month ? 'inHand' : 'undyed';
  });

/** First and last day, and how many of the days are over. */
function Period({ period }: { period: InternshipMe['period'] }): ReactElement {
  return (
    <section className="panel internship-section" aria-labelledby="masa-kerja">
      <h2 className="type-h3" id="masa-kerja">
        {period ? internshipText.period(period.months) : TEXTS.period}
      </h2>
      {period ? (
        <>
          <p className="internship-line">
            {TEXTS.span(date(period.startsOn), date(period.endsOn))}
            <Badge tone={period.state === 'running' ? 'prakerja' : 'neutral'}>{TEXTS.states[period.state]}</Badge>
          </p>
          <ProgressBar
            label={TEXTS.period}
            percent={percentDone(period.daysDone, period.daysTotal)}
            text={TEXTS.days(period.daysDone, period.daysTotal)}
          />
          <p className="internship-line">
            <Petals petals={petalsOfMonths(period)} percent={0} isLarge />
            {TEXTS.month(period.month, period.months)}
          </p>
          {period.state === 'before' && <Note>{TEXTS.before(date(period.startsOn))}</Note>}
          {period.state === 'over' && <Note>{TEXTS.over}</Note>}
        </>
      ) : (
        <p className="type-muted">{TEXTS.none}</p>
      )}
    </section>
  );
}

/** The letters of the months that are over: plain links to files. */
function Letters({ months, routes }: { months: readonly string[]; routes: Routes }): ReactElement {
  return (
    <section className="panel internship-section" aria-labelledby="surat">
      <h2 className="type-h3" id="surat">
        {TEXTS.letters}
      </h2>
      <p className="type-muted">{months.length > 0 ? TEXTS.lettersBody : TEXTS.noLetters}</p>
      {months.map((month) => (
        <ButtonLink
          key={month}
          kind="line"
          icon="download"
          className="internship-file"
          href={apiPath(routes, `/api/internship/letter/${month}`)}
          download
        >
          {TEXTS.letter(month)}
        </ButtonLink>
      ))}
    </section>
  );
}

interface OnJobScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** /masa-kerja: what a participant has to do and did (docs/product/internship.md). As HTML before JavaScript. */
export async function OnJobScreen({ context, search }: OnJobScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'onJob');
  const outcome = outcomeOf(await (await learnerApi(context, path)).GET('/api/internship/me'));
  if (outcome.kind !== 'found') {
    if (outcome.failure.code === 401) redirect(renewPath(tenant, path));
    return <LoadFailure failure={outcome.failure} retryHref={path} />;
  }
  const { period, mandatory, progress, letters } = outcome.data.data;
  const problem = formProblem(search);
  return (
    <PlainAccountFrame context={context} path={path} title={TEXTS.title}>
      <InternshipStylesheet />
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      <Period period={period} />
      <section className="internship-section" aria-labelledby="kursus-wajib">
        <h2 className="type-h2" id="kursus-wajib">
          {internshipText.mandatory}
        </h2>
        {mandatory.length > 0 ? (
          <ProgressBar
            label={internshipText.mandatory}
            percent={progress.percent}
            text={internshipText.mandatoryProgress(progress.done, progress.total)}
          />
        ) : (
          <p className="type-muted">{TEXTS.noMandatory}</p>
        )}
        {mandatory.map((course) => (
          <MandatoryCourse key={course.courseId} course={course} routes={routes} path={path} state={period?.state} />
        ))}
        <p>
          <a className="type-link" href={pathTo(routes, 'courses')}>
            {TEXTS.others}
          </a>
        </p>
      </section>
      <Letters months={letters} routes={routes} />
    </PlainAccountFrame>
  );
}
