import type { MyCourseDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { courseBadge } from '@suluh/domain/course';
import { petalsOf } from '@suluh/domain/learning';
import { showsQrBlock } from '@suluh/domain/schedule';
import { checkInPageText, prakerjaText } from '@suluh/i18n-id/checkIn';
import { redeemText } from '@suluh/i18n-id/account';
import { courseBadgeText, ownershipText } from '@suluh/i18n-id/course';
import { enrolmentText, progressText } from '@suluh/i18n-id/enrolment';
import { playerText } from '@suluh/i18n-id/learning';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { Badge } from '@suluh/ui/badges/Badge';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { CourseBody, CourseHero, CourseSection } from '../parts/course-page/index.ts';
import { courseView } from '../parts/courses/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { OrganiserNote } from '../parts/organiser-change/index.ts';
import { Petals } from '../parts/petals/index.ts';
import { BoughtSchedule } from './BoughtSchedule.tsx';
import { CertificateBox } from './CertificateBox.tsx';
import { EnrolmentStylesheet } from './EnrolmentStylesheet.tsx';
import { LessonParts } from './LessonParts.tsx';
import { CheckIns } from './CheckIns.tsx';
import { loadOwned, loadSessions, loadVoided } from '../parts/owned/index.ts';
import { SESSIONS_ID } from '../parts/owned/next.ts';
import { NextStep } from './NextStep.tsx';
import { PrakerjaGuide } from './PrakerjaGuide.tsx';
import { prakerjaSteps } from './prakerjaSteps.ts';
import { QrBlock, VoucherBlock } from './Codes.tsx';
import { VoidedCourseView } from './VoidedCourseView.tsx';

interface EnrolmentScreenProps {
  context: AppContext;
  /** Slug or id. */
  course: string;
  search: SearchParams;
}

const allLessons = ({ learning }: MyCourseDetail) => learning.parts.flatMap(({ lessons }) => lessons);

/** Petals and 'n dari m materi selesai'; nothing for a course without lessons. */
function Progress({ owned }: { owned: MyCourseDetail }): ReactElement | null {
  const { doneLessons, totalLessons, percent } = owned.learning;
  if (totalLessons === 0) return null;
  return (
    <p className="enrolment-progress">
      <Petals petals={petalsOf(allLessons(owned), null)} percent={percent} />
      <b>{progressText.done(doneLessons, totalLessons)}</b>
    </p>
  );
}

/** Where the Prakerja dashboard is; null when it is not known now. */
async function dashboardUrl(context: AppContext): Promise<string | null> {
  const { data } = await catalogueApi(context).GET('/api/site/config');
  return data?.data.prakerjaDashboardUrl || null;
}

/** /my-course/{course}: one owned course, what to do next and what is there (docs/product/my-course.md#page). */
export async function EnrolmentScreen({ context, course: named, search }: EnrolmentScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  const path = pathTo(routes, 'enrolment', { course: named });
  const outcome = await loadOwned(context, named, path);
  if (outcome.kind === 'missing') {
    const voided = await loadVoided(context, named, path);
    if (voided === null) notFound();
    return <VoidedCourseView voided={voided} routes={routes} />;
  }
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const owned = outcome.data;
  const view = courseView(owned, tenant);
  const badge = courseBadge(owned.coursetype);
  const hasQr = showsQrBlock(owned.paymentMethod.productCode);
  const [qrUrl, checkIns] = await Promise.all([
    hasQr ? dashboardUrl(context) : null,
    loadSessions(context, named, path),
  ]);
  const problem = formProblem(search);
  const hasSessions = checkIns !== null && checkIns.sessions.length > 0;
  return (
    <main id="isi">
      <EnrolmentStylesheet />
      <CourseHero
        breadcrumb={
          <Breadcrumb
            homeHref={pathTo(routes, 'home')}
            parents={[{ href: pathTo(routes, 'myCourse'), label: myCourseText.title }]}
            current={owned.courseFullname}
          />
        }
        badges={
          <>
            <Badge tone={badge}>{courseBadgeText[badge]}</Badge>
            <Badge tone="prakerja" icon="check">
              {ownershipText.registered}
            </Badge>
          </>
        }
        title={owned.courseFullname}
        summary={null}
        rating={null}
        partner={{
          name: owned.institution.name,
          href: capabilities.hasPartnerPages ? pathTo(routes, 'partner', { code: owned.institution.code }) : null,
        }}
        locationText={owned.event?.city ?? null}
        cloth={view.cloth}
        after={<Progress owned={owned} />}
      />
      <CourseBody tabs={null} aside={<NextStep owned={owned} checkIns={checkIns} view={view} tenant={tenant} />}>
        {problem && (
          <Note tone="error" alert>
            {problem}
          </Note>
        )}
        {search.voucher === 'ditukar' && <Note tone="success">{redeemText.done}</Note>}
        {owned.change && (
          <OrganiserNote
            change={owned.change}
            ticketHref={pathTo(routes, 'ticket', { course: owned.slug })}
            canChoose={!owned.isDatedByPrakerja}
            atPrakerja={owned.isDatedByPrakerja}
            canAsk={owned.isRefundable}
          />
        )}
        {hasQr && qrUrl && <QrBlock url={qrUrl} />}
        {owned.isVoucher && <VoucherBlock code={owned.voucherCode} />}
        {owned.event && (
          <CourseSection id="jadwal" title={enrolmentText.schedule}>
            <BoughtSchedule event={owned.event} ticketHref={pathTo(routes, 'ticket', { course: owned.slug })} />
          </CourseSection>
        )}
        {hasQr && (
          <CourseSection id="prakerja" title={prakerjaText.title}>
            <PrakerjaGuide steps={prakerjaSteps(owned, checkIns, routes, qrUrl)} />
          </CourseSection>
        )}
        {checkIns && hasSessions && owned.change !== 'calledOff' && (
          <CourseSection id={SESSIONS_ID} title={checkInPageText.title}>
            <CheckIns state={checkIns} course={owned.slug} courseTypeId={owned.coursetype.id} routes={routes} />
          </CourseSection>
        )}
        {(owned.learning.parts.length > 0 || !hasSessions) && (
          <CourseSection id="materi" title={enrolmentText.lessons}>
            {owned.learning.parts.length > 0 ? (
              <>
                <LessonParts learning={owned.learning} course={owned.slug} routes={routes} />
                {owned.dataUsedBytes > 0 && (
                  <p className="type-small type-muted enrolment-data">{playerText.used(owned.dataUsedBytes)}</p>
                )}
              </>
            ) : (
              <Note>{enrolmentText.nothingYet}</Note>
            )}
          </CourseSection>
        )}
        <CourseSection id="sertifikat" title={enrolmentText.certificate}>
          <CertificateBox owned={owned} tenant={tenant} />
        </CourseSection>
      </CourseBody>
    </main>
  );
}
