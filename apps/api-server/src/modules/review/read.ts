import type { ReviewHighlight } from '@suluh/domain/review';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

interface Asked {
  /** As a condition on `review`. */
  where: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
  /** Who reads; null for a visitor. */
  reader: string | null;
}

/** What reviews are read from: the table, and whose course it is. */
const columns = (reader: string | null) => {
  const { enrolment, partner, review, reviewLike } = schema;
  const likes = sql`select from ${reviewLike} where ${reviewLike.reviewId} = ${review.id}`;
  // One mark for each like, of this review alone: who liked is nobody's business.
  const liked = sql<
    string[]
  >`array(select left(encode(sha256(convert_to(${reviewLike.reviewId}::text || ${reviewLike.userId}::text, 'UTF8')), 'hex'), 12) from ${reviewLike} where ${reviewLike.reviewId} = ${review.id} order by 1)`;
  return {
    id: review.id,
    fullname: review.fullname,
    foto: review.foto,
    comment: review.comment,
    rating: review.rating,
    highlights: sql<ReviewHighlight[]>`${review.highlights}`,
    isNamed: review.isNamed,
    isHidden: review.isHidden,
    createdAt: review.createdAt,
    userId: review.userId,
    answer: review.answer,
    answeredTeacher: review.answeredTeacher,
    answeredAt: review.answeredAt,
    institution: partner.orgName,
    isVerified: sql<boolean>`${review.isParticipant} or exists(select from ${enrolment} where ${enrolment.userId} = ${review.userId} and ${enrolment.courseId} = ${review.courseId})`,
    liked,
    isLike: sql<boolean>`exists(${likes} and ${reviewLike.userId} = ${reader})`,
    importedLikes: review.importedLikes,
  };
};

/** Reviews as answers carry them, with what only their writer is told. */
export async function readReviews(db: Executor, { where, order, limit, offset, reader }: Asked) {
  const { course, partner, review } = schema;
  const rows = await db
    .select(columns(reader))
    .from(review)
    .innerJoin(course, eq(course.id, review.courseId))
    .innerJoin(partner, eq(partner.id, course.partnerId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, createdAt, userId, importedLikes, ...row }) => {
    const { answer, answeredTeacher, answeredAt, institution, ...rest } = row;
    const by = { by: answeredTeacher ?? institution, isTeacher: answeredTeacher !== null };
    return {
      _id: id,
      ...rest,
      likes: rest.liked.length + importedLikes,
      isMine: reader !== null && userId === reader,
      answer: answer && answeredAt ? { text: answer, ...by, at: answeredAt.toISOString() } : null,
      createdAt: createdAt.toISOString(),
    };
  });
}

/** What stood out of a course by the reviews that are shown, the most named first. */
export async function highlightCounts(db: Executor, courseId: number) {
  const { review } = schema;
  const named = db
    .select({ highlight: sql<ReviewHighlight>`unnest(${review.highlights})`.as('highlight') })
    .from(review)
    .where(sql`${review.courseId} = ${courseId} and not ${review.isHidden} and ${review.highlights} <> '{}'`)
    .as('named');
  const count = sql<number>`count(*)::int`;
  return db
    .select({ highlight: named.highlight, count })
    .from(named)
    .groupBy(named.highlight)
    .orderBy(desc(count), named.highlight);
}
