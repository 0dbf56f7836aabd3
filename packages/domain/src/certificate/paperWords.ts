/** Fixed words of a certificate, by which the others are found. */
interface PaperMarks {
  /** 'diberikan kepada', above the name. */
  givenTo: string;
  /** 'yang telah menyelesaikan pelatihan', how the line between name and course begins. */
  declared: string;
}

/** What is on record, as the paper prints it. */
export interface RecordedWords {
  kind: string;
  fullname: string;
  course: string;
  /** Line below the course. */
  detail: string;
}

/** What a paper says that is not on record. */
export interface PaperDifference {
  field: 'kind' | 'fullname' | 'course';
  onPaper: string;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether a paper's words are those on record; a letter the house font has not is printed as a question mark. */
function isSame(onPaper: string, recorded: string): boolean {
  const [printed, kept] = [[...plain(onPaper)], [...plain(recorded)]];
  return printed.length === kept.length && printed.every((letter, at) => letter === kept[at] || letter === '?');
}

/** Most lines a course's title takes on a paper. */
const COURSE_LINES = 3;

/** The title below the declaration: as much of it as is on record, else up to the line of place and time. */
function courseIn(below: readonly string[], recorded: RecordedWords): string {
  for (let lines = 1; lines <= COURSE_LINES; lines++) {
    const title = below.slice(0, lines).join(' ');
    if (isSame(title, recorded.course)) return title;
  }
  const end = below.findIndex((line) => plain(line).startsWith(plain(recorded.detail)));
  return below.slice(0, end > 0 ? Math.min(end, COURSE_LINES) : 1).join(' ');
}

/**
 * Which words of a paper are not those on record: kind, name and course (docs/product/certificate.md#check). None of a
 * paper whose fixed words are not found: then its sum alone tells.
 */
export function paperDifferences(
  lines: readonly string[],
  recorded: RecordedWords,
  marks: PaperMarks,
): PaperDifference[] {
  const given = lines.findIndex((line) => plain(line) === plain(marks.givenTo));
  const declared = lines.findIndex((line, at) => at > given && plain(line).startsWith(plain(marks.declared)));
  if (given < 1 || declared < 0) return [];
  const onPaper = {
    kind: lines[given - 1]!,
    fullname: lines.slice(given + 1, declared).join(' '),
    course: courseIn(lines.slice(declared + 1), recorded),
  };
  return (['fullname', 'kind', 'course'] as const)
    .filter((field) => onPaper[field] !== '' && !isSame(onPaper[field], recorded[field]))
    .map((field) => ({ field, onPaper: onPaper[field] }));
}
