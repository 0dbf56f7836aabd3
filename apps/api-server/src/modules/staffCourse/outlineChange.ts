import type { staffOutline } from '@suluh/api/catalogue';
import { saysSame } from '@suluh/domain/staff';
import type { z } from 'zod';

type Outline = z.input<typeof staffOutline>;
type Lesson = Outline['sections'][number]['lessons'][number];
type Told = Record<string, unknown>;

/** What staff say of a lesson, which its title does not tell. */
const factsOf = ({ kind, durationMinutes, isPreview, isRequired, rule, url, content }: Lesson): Told => ({
  kind,
  durationMinutes,
  isPreview,
  isRequired,
  rule,
  url,
  content,
});

const lessonsOf = ({ sections }: Outline): ReadonlyMap<number, Lesson> =>
  new Map(sections.flatMap(({ lessons }) => lessons.map((each) => [each.id, each] as const)));

/** Of each lesson what it says that `other` does not: all of it where the lesson is not there. */
const lessonsBut = (outline: Outline, other: Outline): Told[] => {
  const those = lessonsOf(other);
  return [...lessonsOf(outline).values()].flatMap((each) => {
    const before = those.get(each.id);
    const known = before ? factsOf(before) : {};
    const facts = Object.entries(factsOf(each)).filter(([name, value]) => !saysSame(value, known[name]));
    return facts.length > 0 ? [{ id: each.id, title: each.title, ...Object.fromEntries(facts) }] : [];
  });
};

/** Its parts with the titles of their lessons, in order. */
const orderOf = ({ sections }: Outline): Told[] =>
  sections.map(({ title, lessons }) => ({ title, lessons: lessons.map((each) => each.title) }));

/**
 * A change of an outline as the audit trail keeps it: order and titles, and of the lessons that say something else what
 * they said before and say now (docs/product/staff.md#audit-trail).
 */
export const outlineChange = (before: Outline, after: Outline): { before: Told; after: Told } => ({
  before: { outline: orderOf(before), lessons: lessonsBut(before, after) },
  after: { outline: orderOf(after), lessons: lessonsBut(after, before) },
});
