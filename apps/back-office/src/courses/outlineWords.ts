import { MARK_ENOUGH, WATCHED_ENOUGH_PERCENT, type LessonKind, type LessonRule } from '@suluh/domain/learning';
import { saysSame, type OutlineDifference } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { valueText } from '../parts/values.ts';
import type { OutlineSection } from './outline.ts';

const outlineText = staffAppText.course.outline;
const text = outlineText.conflict;
const RULES = outlineText.rules(WATCHED_ENOUGH_PERCENT, MARK_ENOUGH);

const FIELDS: Readonly<Record<string, string>> = {
  title: outlineText.lessonTitle,
  kind: outlineText.kind,
  durationMinutes: outlineText.minutes,
  isPreview: outlineText.preview,
  isRequired: outlineText.required,
  content: outlineText.content,
  url: outlineText.url,
  place: text.place,
  order: text.order,
  removed: text.stays,
};

/** What parts and lessons are called, by their names on the page; the first outline that knows one tells it. */
export type OutlineNames = ReadonlyMap<string, { title: string; isPart: boolean }>;

const namedAs = (key: string, title: string, isPart: boolean): [string, { title: string; isPart: boolean }] => [
  key,
  { title, isPart },
];

/** What is called how in some outlines. @param outlines mine first */
export const namesIn = (...outlines: (readonly OutlineSection[])[]): OutlineNames =>
  new Map(
    outlines
      .toReversed()
      .flatMap((sections) =>
        sections.flatMap(({ key, title, lessons }) => [
          namedAs(key, title, true),
          ...lessons.map((lesson) => namedAs(lesson.key, lesson.title || outlineText.newLesson, false)),
        ]),
      ),
  );

const fieldName = (about: string, isPart: boolean): string =>
  isPart && about === 'title' ? outlineText.sectionTitle : FIELDS[about]!;

/** What a field of a part or lesson says. */
function said(names: OutlineNames, about: string, value: unknown): string {
  if (about === 'kind') {
    const { kind, rule } = value as { kind: LessonKind; rule: LessonRule | null };
    return rule === null ? outlineText.kinds[kind] : `${outlineText.kinds[kind]} · ${RULES[rule]}`;
  }
  if (about === 'place') return names.get(value as string)?.title ?? '';
  if (about === 'order') return (value as string[]).map((key) => names.get(key)?.title ?? '').join('; ');
  return valueText(about, value);
}

/** What differs of a part or lesson, in one line. */
function differing(names: OutlineNames, isPart: boolean, facts: object, opened: object): string {
  const before = opened as Readonly<Record<string, unknown>>;
  return Object.entries(facts)
    .filter(([name, value]) => !saysSame(value, before[name]))
    .map(([name, value]) => `${fieldName(name, isPart)}: ${said(names, name, value)}`)
    .join('; ');
}

/** What a difference is of: a lesson or part, and which of its fields. */
export function differenceLabel(names: OutlineNames, { key, about }: OutlineDifference): string {
  if (key === '') return text.parts;
  const { title, isPart } = names.get(key)!;
  return text.of(title, fieldName(about, isPart));
}

/** What I or they made of it. */
export function answerWords(names: OutlineNames, difference: OutlineDifference, whose: 'mine' | 'theirs'): string {
  const { key, about, opened, [whose]: value } = difference;
  if (about !== 'removed') return said(names, about, value);
  if (value == null) return text.gone;
  const isPart = names.get(key)!.isPart;
  const stays = whose === 'mine' && !isPart ? text.anew : text.kept;
  return `${stays} · ${differing(names, isPart, value, opened as object)}`;
}

/** What they did and I did not, in one line. */
export function theirWords(names: OutlineNames, difference: OutlineDifference): string {
  const { key, about, theirs } = difference;
  const title = names.get(key)?.title ?? '';
  if (about === 'added') return text.of(title, text.added);
  if (about === 'removed') return text.of(title, text.removed);
  return text.of(differenceLabel(names, difference), said(names, about, theirs));
}
