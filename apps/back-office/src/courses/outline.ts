import { rulesOfKind, type LessonKind, type LessonRule } from '@suluh/domain/learning';

export type { LessonKind } from '@suluh/domain/learning';

/** A lesson as it is edited; a new one has no id. `key` names it on the page. */
export interface OutlineLesson {
  key: string;
  id?: number;
  title: string;
  kind: LessonKind;
  /** As it was typed where it is no number; null: emptied. Both are refused. */
  durationMinutes: number | string | null;
  isPreview: boolean;
  isRequired: boolean;
  /** When it counts as done; null: by its kind. */
  rule: LessonRule | null;
  content: string | null;
  url: string | null;
  learners: number;
}

/** A part of a course with its lessons. */
export interface OutlineSection {
  key: string;
  id?: number;
  title: string;
  lessons: OutlineLesson[];
}

/** The outline as the API answers it. */
export interface StoredOutline {
  version: number;
  sections: { id: number; title: string; lessons: (Omit<OutlineLesson, 'key'> & { id: number })[] }[];
}

/** What is wrong with an outline, by the name of its part or lesson and the field: 'new-3.title'. */
export type OutlineProblems = Readonly<Record<string, string>>;

/** What a refusal says of the parts and lessons that were sent. @param errors messages by field: 'sections.0.lessons.2.title' */
export function problemsOf(
  sections: readonly OutlineSection[],
  errors: Readonly<Record<string, string>>,
): OutlineProblems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, said]) => {
      const [, sectionAt, lessonAt, name] = /^sections\.(\d+)(?:\.lessons\.(\d+))?\.(\w+)$/.exec(field) ?? [];
      const section = sections[Number(sectionAt)];
      const key = lessonAt === undefined ? section?.key : section?.lessons[Number(lessonAt)]?.key;
      return key !== undefined ? [[`${key}.${name}`, said]] : [];
    }),
  );
}

/** What is wrong with one lesson, by field. */
export type LessonProblems = Partial<Record<keyof OutlineLesson, string>>;

/** What of an outline's problems is of one lesson. */
export const problemsAt = (problems: OutlineProblems, key: string): LessonProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([at, said]) =>
      at.startsWith(`${key}.`) ? [[at.slice(key.length + 1), said]] : [],
    ),
  );

/** A lesson of another kind: a rule that kind does not know gives way to its own. */
export const withKind = <Lesson extends Pick<OutlineLesson, 'rule'>>(lesson: Lesson, kind: LessonKind) => ({
  ...lesson,
  kind,
  rule: lesson.rule !== null && rulesOfKind(kind).includes(lesson.rule) ? lesson.rule : null,
});

let made = 0;
/** A name for what is new on the page. */
export const newKey = (): string => `new-${(made += 1)}`;

/** What is stored, with a name for each part and lesson. */
export const toEdited = ({ sections }: StoredOutline): OutlineSection[] =>
  sections.map((section) => ({
    ...section,
    key: `section-${section.id}`,
    lessons: section.lessons.map((lesson) => ({ ...lesson, key: `lesson-${lesson.id}` })),
  }));

/** What is sent to be saved. */
export const toSaved = (sections: readonly OutlineSection[]) => ({
  sections: sections.map(({ id, title, lessons }) => ({
    ...(id === undefined ? {} : { id }),
    title,
    lessons: lessons.map(({ key: _key, learners: _learners, id: lessonId, ...lesson }) => ({
      ...(lessonId === undefined ? {} : { id: lessonId }),
      ...lesson,
    })),
  })),
});

/** A list with one element at another place. */
export function moved<Element>(list: readonly Element[], from: number, to: number): Element[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}

/**
 * Moves a lesson one place up or down; beyond the end of its part it goes on into the next one.
 * @param by -1 up, 1 down
 */
export function lessonMoved(
  sections: readonly OutlineSection[],
  sectionAt: number,
  lessonAt: number,
  by: -1 | 1,
): OutlineSection[] {
  const section = sections[sectionAt]!;
  const target = lessonAt + by;
  if (target >= 0 && target < section.lessons.length)
    return sections.map((each, at) =>
      at === sectionAt ? { ...each, lessons: moved(each.lessons, lessonAt, target) } : each,
    );
  const neighbour = sectionAt + by;
  if (!sections[neighbour]) return [...sections];
  const lesson = section.lessons[lessonAt]!;
  return sections.map((each, at) => {
    if (at === sectionAt) return { ...each, lessons: each.lessons.filter((_, index) => index !== lessonAt) };
    if (at !== neighbour) return each;
    return { ...each, lessons: by === 1 ? [lesson, ...each.lessons] : [...each.lessons, lesson] };
  });
}
