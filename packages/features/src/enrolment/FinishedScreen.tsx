import type { ApiClient } from '@suluh/api/client';
import type { CourseCard, MyCourseDetail } from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import { isPrakerja } from '@suluh/domain/course';
import { motifOfCourse } from '@suluh/domain/cloth';
import { petalsDone } from '@suluh/domain/learning';
import { withQuery } from '@suluh/domain/query';
import { certificateKindText } from '@suluh/i18n-id/certificate';
import { ratingReminderText } from '@suluh/i18n-id/dialogs';
import { enrolmentText, finishedText } from '@suluh/i18n-id/enrolment';
import { date, minutes } from '@suluh/i18n-id/format';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { BadgeLink, DownloadLink, LinkedInLink } from '../parts/certificate-file/index.ts';
import { catalogueApi, learnerApi, learnerIn, renewWhenOver, type AppContext } from '../parts/context/index.ts';
import { CourseRow } from '../parts/courses/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { Petals } from '../parts/petals/index.ts';
import { ReviewForm } from '../parts/reviews/ReviewForm.tsx';
import { SmallCertificate } from '../parts/small-certificate/index.ts';
import { Torch } from '../parts/torch/index.ts';
import { FinishedStylesheet } from './FinishedStylesheet.tsx';
import { loadOwned } from '../parts/owned/index.ts';
import { RevokedCertificate } from './RevokedCertificate.tsx';

type Given = NonNullable<MyCourseDetail['learning']['certificate']>;

/** Address of a site that takes what is shared; it works before JavaScript. */
const whatsAppUrl = (words: string): string => withQuery('https://wa.me/', { text: words });

/** What was achieved, in numbers. */
function factsOf({ learning }: MyCourseDetail) {
  const learned = learning.parts
    .flatMap(({ lessons }) => lessons)
    .filter(({ state }) => state === 'done')
    .reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const score = learning.tests.find(({ kind }) => kind === 'post')?.bestScore ?? null;
  return [
    ...(score !== null ? [{ label: finishedText.score, value: String(score) }] : []),
    ...(learned > 0 ? [{ label: finishedText.learned, value: minutes(learned) }] : []),
    ...(learning.completedAt ? [{ label: finishedText.day, value: date(learning.completedAt) }] : []),
  ];
}

function GivenCertificate({ owned, given }: { owned: MyCourseDetail; given: Given }): ReactElement {
  const kindText = certificateKindText[given.isCompetence ? 'competence' : 'completion'];
  return (
    <section className="finished-certificate" aria-labelledby="sertifikat-judul">
      <SmallCertificate
        kindText={kindText}
        learner={given.fullname}
        title={owned.courseFullname}
        number={given.number}
        issuedText={date(given.issuedAt)}
        motif={motifOfCourse(owned.categories).motif}
      />
      <div className="finished-certificateBody">
        <h2 className="type-h2" id="sertifikat-judul">
          {kindText}
        </h2>
        <p className="type-muted">
          <b>{finishedText.number(given.number)}</b>, {finishedText.issuedOn(date(given.issuedAt))}
        </p>
        <DownloadLink certificate={given} kind="flame" block />
        <ButtonLink
          kind="line"
          block
          icon="share"
          href={whatsAppUrl(finishedText.shareWords(owned.courseFullname, given.checkUrl))}
          target="_blank"
          rel="noopener"
        >
          {finishedText.shareWhatsApp}
        </ButtonLink>
        <LinkedInLink certificate={given} course={owned.courseFullname} institution={owned.institution.name} block />
        <BadgeLink certificate={given} kind="plain" block />
        <ButtonLink kind="plain" block icon="verified" href={given.checkUrl}>
          {finishedText.check}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Of recommended courses those that the learner does not own; all where that cannot be read now. */
async function notOwned(api: ApiClient, courses: readonly CourseCard[]): Promise<readonly CourseCard[]> {
  if (courses.length === 0) return courses;
  const courseId = courses.map(({ id }) => id);
  const { data } = await api.GET('/api/course/marks', { params: { query: { courseId } } });
  const owned = new Set(data?.data.owned);
  return courses.filter(({ id }) => !owned.has(id));
}

interface FinishedScreenProps {
  context: AppContext;
  /** Slug or id. */
  course: string;
}

/** The finished moment of a course: what was achieved, the certificate, and what comes next (docs/look.md#learning-rooms). */
export async function FinishedScreen({ context, course: named }: FinishedScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'finished', { course: named });
  const outcome = await loadOwned(context, named, path);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const owned = outcome.data;
  const { learning } = owned;
  if (learning.completedAt === null) redirect(pathTo(routes, 'enrolment', { course: named }));
  const api = await learnerApi(context, path);
  const { courseId, slug } = owned;
  const writer = await learnerIn(context, path);
  const [{ data: others }, { data: own, error: refused }] = await Promise.all([
    catalogueApi(context).GET('/api/course/{id}/recommendation', { params: { path: { id: String(courseId) } } }),
    api.GET('/api/rating/{courseId}/own', { params: { path: { courseId } } }),
  ]);
  if (refused) renewWhenOver(refused, tenant, path);
  const offered = await notOwned(api, others?.data ?? []);
  return (
    <main id="isi">
      <FinishedStylesheet />
      <section className="finished ground-deep" aria-labelledby="selesai-judul">
        <div className="finished-cloth" aria-hidden="true">
          <img src="/_ui/finished.svg" alt="" width={1440} height={360} />
        </div>
        <div className="layout-page finished-text">
          <span className="finished-torch">
            <Torch />
          </span>
          <h1 className="type-display" id="selesai-judul">
            {finishedText.title}
          </h1>
          <p className="type-lead finished-lead">
            {learning.certificate
              ? `${finishedText.lead(learning.certificate.fullname, owned.courseFullname)} ${finishedText.certificateReady}`
              : enrolmentText.nothingLeft}
          </p>
          <Petals petals={petalsDone(learning.totalLessons, learning.totalLessons)} percent={100} />
          <dl className="finished-facts">
            {factsOf(owned).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="finished-hem" aria-hidden="true" />
      </section>
      <div className="layout-page finished-row">
        {learning.certificate && <GivenCertificate owned={owned} given={learning.certificate} />}
        {learning.revoked && <RevokedCertificate revoked={learning.revoked} routes={routes} />}
        {own && (
          <div className="finished-review">
            {isPrakerja(owned) && own.data === null && <Note>{ratingReminderText.body}</Note>}
            <ReviewForm
              course={{ slug, courseId, coursetype: owned.coursetype }}
              writer={writer}
              own={own.data}
              action={apiPath(routes, '/api/form/review-write')}
              path={pathTo(routes, 'review', { course: named })}
              isSent={false}
              problem={null}
            />
          </div>
        )}
      </div>
      <CourseRow
        id="berikutnya"
        title={finishedText.next}
        lead={finishedText.nextLead}
        courses={offered}
        tenant={tenant}
        seeAllHref={pathTo(routes, 'courses')}
      />
    </main>
  );
}
