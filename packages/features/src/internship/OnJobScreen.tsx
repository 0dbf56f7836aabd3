import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { onJobPlanText, onJobText as TEXTS } from '@suluh/i18n-id/internship';
import { internshipText } from '@suluh/i18n-id/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { type AppContext, learnerApi, learnerIn, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { Graduation, Mentor } from './Graduation.tsx';
import { InternshipStylesheet } from './InternshipStylesheet.tsx';
import { MandatoryAction } from './MandatoryAction.tsx';
import { MandatoryCourse } from './MandatoryCourse.tsx';
import { OnJobHero } from './OnJobHero.tsx';
import { Period } from './Period.tsx';
import { ReportForm } from './ReportForm.tsx';
import { Reports } from './Reports.tsx';

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
    renewWhenOver(outcome.failure, tenant, path);
    return <LoadFailure failure={outcome.failure} retryHref={path} />;
  }
  const me = outcome.data.data;
  const { period, mandatory, letters, today } = me;
  const { fullname } = await learnerIn(context, path);
  const problem = search.bulan === undefined ? formProblem(search) : null; // that of a report stands at its form
  return (
    <main id="isi" className="layout-page internship">
      <InternshipStylesheet />
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      <OnJobHero me={me} fullname={fullname} tenant={tenant} />
      <Period me={me} />
      <div className="internship-columns">
        <section className="internship-section" aria-labelledby="kursus-wajib">
          <h2 className="type-h2" id="kursus-wajib">
            {internshipText.mandatory}
          </h2>
          <p className="type-muted">{mandatory.length > 0 ? onJobPlanText.mandatoryLead : TEXTS.noMandatory}</p>
          {mandatory.map((course) => (
            <MandatoryCourse
              key={course.courseId}
              course={course}
              tenant={tenant}
              today={today}
              action={<MandatoryAction course={course} routes={routes} path={path} state={period?.state} />}
            />
          ))}
          <p>
            <a className="type-link" href={pathTo(routes, 'courses')}>
              {TEXTS.others}
            </a>
          </p>
        </section>
        <div className="internship-aside">
          <Mentor me={me} fullname={fullname} />
          <Graduation me={me} />
          <Reports me={me} routes={routes} search={search} form={ReportForm} />
          <Letters months={letters} routes={routes} />
        </div>
      </div>
    </main>
  );
}
