import type { MyCourseDetail } from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { reviewText } from '@suluh/i18n-id/review';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { learnerApi, learnerIn, renewWhenOver, type AppContext } from '../parts/context/index.ts';
import { courseView } from '../parts/courses/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { loadOwned } from '../parts/owned/index.ts';
import { reportAskedIn, reviewParams, reviewQueryOf, Reviews, type ReviewQuery } from '../parts/reviews/index.ts';
import { ReviewForm } from '../parts/reviews/ReviewForm.tsx';
import { draftIn, HAS_DRAFT } from '../parts/reviews/draft.ts';
import { missingIn } from '../parts/reviews/missing.ts';
import { ReviewStylesheet } from './ReviewStylesheet.tsx';

interface ReviewScreenProps {
  context: AppContext;
  /** Slug or id. */
  course: string;
  search: SearchParams;
}

/** The course the review is of: picture, title, institution and the schedule that was bought. */
function CourseHead({ owned, context }: { owned: MyCourseDetail; context: AppContext }): ReactElement {
  const { cloth, imageUrl, title, partner } = courseView(owned, context.tenant);
  return (
    <div className="ownReview-course">
      <CourseThumbnail cloth={cloth} imageUrl={imageUrl ?? null} plainEdge />
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p className="type-small type-muted">{[partner, owned.event?.batch].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
}

/** /my-course/{course}/ulasan: one's own review beside those of others (docs/product/review.md#writing). */
export async function ReviewScreen({ context, course: named, search }: ReviewScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const path = pathTo(routes, 'review', { course: named });
  const writer = await learnerIn(context, path);
  const draft = await draftIn(search, writer.id);
  const missing = missingIn(search, draft);
  const here = withQuery(path, draft ? HAS_DRAFT : {});
  const outcome = await loadOwned(context, named, here);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={here} />;
  const owned = outcome.data;
  const { courseId, slug } = owned;
  const query = reviewQueryOf(search);
  const api = await learnerApi(context, here);
  const of = { path: { courseId } };
  const [own, summary, list] = await Promise.all([
    api.GET('/api/rating/{courseId}/own', { params: of }),
    api.GET('/api/rating/{courseId}/summary', { params: of }),
    api.GET('/api/rating/{courseId}', {
      params: {
        ...of,
        query: { page: query.page, sort: query.sort, ...(query.rating ? { rating: query.rating } : {}) },
      },
    }),
  ]);
  const failed = own.error ?? list.error;
  if (failed) {
    renewWhenOver(failed, context.tenant, here);
    return <LoadFailure failure={failed} retryHref={here} />;
  }
  const hrefOf = (wanted: ReviewQuery) => pathTo(routes, 'review', { course: named, ...reviewParams(wanted) });
  return (
    <main id="isi" className="layout-page review-page">
      <ReviewStylesheet />
      <Breadcrumb
        homeHref={pathTo(routes, 'home')}
        parents={[
          { href: pathTo(routes, 'myCourse'), label: myCourseText.title },
          { href: pathTo(routes, 'enrolment', { course: named }), label: owned.courseFullname },
        ]}
        current={reviewText.title}
      />
      <h1 className="type-h1">{reviewText.title}</h1>
      {search.dilaporkan === '1' && <Note tone="success">{reviewText.reported}</Note>}
      <div className="review">
        <ReviewForm
          course={{ slug, courseId, coursetype: owned.coursetype }}
          writer={writer}
          head={<CourseHead owned={owned} context={context} />}
          own={own.data?.data ?? null}
          draft={draft}
          action={apiPath(routes, '/api/form/review-write')}
          path={path}
          isSent={search.terkirim === '1'}
          isMain
          problem={missing.rating || missing.comment ? null : formProblem(search)}
          missing={missing}
        />
        <section className="review-others" aria-labelledby="kata-peserta">
          <h2 className="type-h2" id="kata-peserta">
            {reviewText.others}
          </h2>
          <Reviews
            summary={summary.data?.data ?? null}
            reviews={list.data?.data ?? []}
            query={query}
            reportAsked={reportAskedIn(search)}
            own={own.data?.data ?? null}
            totalPages={list.data?.meta.totalPage ?? 0}
            hrefOf={hrefOf}
            routes={routes}
            now={new Date()}
          />
        </section>
      </div>
    </main>
  );
}
