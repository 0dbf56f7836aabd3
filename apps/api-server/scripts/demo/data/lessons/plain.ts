import type { DemoCourse } from '../shape.ts';
import { firstLessonOf } from '../firstLessons/index.ts';
import { readings } from '../readings/index.ts';
import { storyOf } from '../stories/index.ts';
import type { DemoLesson } from './shape.ts';

/** Whole minutes for so many lessons that add up to those of the course: the first of a part is the longer one. */
function lessonMinutes(minutes: number, lessons: number): number[] {
  const longer = Math.ceil((minutes / lessons) * 1.1);
  const shares = Array.from({ length: lessons }, (_, at) =>
    at % 2 === 0 ? longer : Math.floor((2 * minutes) / lessons) - longer,
  );
  const rest = minutes - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => (at === shares.length - 1 ? share + rest : share));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join('');

/** The curriculum of a course whose lessons are texts: each of them teaches, and the first may be tried. */
export function plainParts(course: DemoCourse): { title: string; lessons: DemoLesson[] }[] {
  const { course: name, lessons } = storyOf(course.title);
  const first = firstLessonOf(name)!;
  const minutes = lessonMinutes(course.minutes, lessons.flat().length);
  let next = 0;
  return course.parts.map((title, part) => ({
    title,
    lessons: lessons[part]!.map(([heading, text], at) => ({
      kind: 'article',
      title: heading,
      summary: text,
      minutes: minutes[next++]!,
      content: paragraphs(part === 0 && at === 0 ? first : readings[name]![heading]!),
    })),
  }));
}
