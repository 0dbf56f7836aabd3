import type { DemoCourse } from '../shape.ts';
import { firstLessonOf } from '../firstLessons/index.ts';
import { readings } from '../readings/index.ts';
import { storyOf } from '../stories/index.ts';
import { lessonMinutes } from './minutes.ts';
import type { DemoLesson } from './shape.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join('');

/** The curriculum of a course whose lessons are texts: each of them teaches, and the first may be tried. */
export function plainParts(course: DemoCourse): { title: string; lessons: DemoLesson[] }[] {
  const { course: name, lessons } = storyOf(course.title);
  const first = firstLessonOf(name)!;
  const minutes = lessonMinutes(
    course,
    lessons.map((part) => part.map(([heading]) => heading)),
  );
  return course.parts.map((title, part) => ({
    title,
    lessons: lessons[part]!.map(([heading, text], at) => ({
      kind: 'article',
      title: heading,
      summary: text,
      minutes: minutes[part]![at]!,
      content: paragraphs(part === 0 && at === 0 ? first : readings[name]![heading]!),
    })),
  }));
}
