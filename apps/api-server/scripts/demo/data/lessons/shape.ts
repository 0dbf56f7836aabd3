/** A slide of a recording: what it shows, what the teacher says meanwhile, and for how long. */
export interface DemoSlide {
  heading: string;
  lines: readonly string[];
  say: string;
  seconds: number;
}

/** A recording; its files lie in `scripts/demo/lessons` under its name. */
export interface DemoVideo {
  name: string;
  slides: readonly DemoSlide[];
}

/** A file learners keep, under its name in `scripts/demo/lessons`: a sheet with headings, or a table. */
export type DemoFile = { name: string; title: string } & (
  | { sheet: readonly { heading: string; lines: readonly string[] }[] }
  | { table: readonly (readonly (string | number)[])[] }
);

/**
 * A question. With one right option it is of kind one, with more of kind several; `order` lists the options in their
 * right order, `accepted` the words that are right. Options are shown in another order to everybody.
 */
export type DemoQuestion = { text: string; why: string } & (
  | { right: readonly string[]; wrong: readonly string[] }
  | { order: readonly string[] }
  | { accepted: readonly string[] }
);

/**
 * A lesson. `content` is HTML, as a provider writes it; a package lies in the folder of its name, and `scripts/demo/packages`
 * writes it; a meeting begins at an hour of a day, counted from today. `minutes` are what doing it takes: a recording is
 * watched and repeated; of a class (`isClass`) the text only says what happens in it.
 */
export type DemoLesson = { title: string; summary: string; minutes: number; isClass?: true } & (
  | { kind: 'video'; video: DemoVideo; content?: string }
  | { kind: 'article' | 'assignment'; content: string }
  | { kind: 'file'; file: DemoFile; content: string }
  | { kind: 'link'; url: string; content: string }
  | { kind: 'live'; url: string; content: string; inDays: number; fromHour: number; toHour: number }
  | { kind: 'quiz'; questions: readonly DemoQuestion[] }
  | { kind: 'scorm'; package: string; content: string }
);

/** Test before or after a course; `drawn`: how many of its questions a try draws, all unless it says so. */
interface DemoTest {
  kind: 'pre' | 'post';
  drawn?: number;
  questions: readonly DemoQuestion[];
}

/** What is taught in the demo course of that title. */
export interface DemoLessons {
  course: string;
  parts: readonly { title: string; lessons: readonly DemoLesson[] }[];
  tests: readonly DemoTest[];
}

/** Length of a recording in seconds. */
export const secondsOf = ({ slides }: DemoVideo): number => slides.reduce((sum, { seconds }) => sum + seconds, 0);
