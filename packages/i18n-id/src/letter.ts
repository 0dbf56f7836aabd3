import * as label from './label.ts';

/** A course in a letter: its kind and who gives it, when, where; its picture as a path below our origin. */
export interface LetterCourse {
  title: string;
  lines: readonly string[];
  picture: string | null;
}

/**
 * A part of a letter, in reading order: a paragraph; what was ordered; what to do, in steps; facts with their names, and their sum; a code or number that
 * the reader types or shows somewhere, in its groups, and what is to be paid with it; the one thing to do next. `link` is a whole address.
 */
export type LetterPart =
  | string
  | { items: readonly string[] }
  | { courses: readonly LetterCourse[] }
  | { title: string; steps: readonly string[] }
  | { facts: readonly (readonly [name: string, value: string])[]; total?: readonly [name: string, value: string] }
  | { name: string; code: string; amount?: readonly [name: string, value: string] }
  | { action: string; link: string };

/** What a letter says, however it is drawn: as text (`textOf`) or with the product's cloth. */
export interface Letter {
  /** Name of the product as the reader knows it. */
  product: string;
  /** Written in a partner's name, which our cloth and our help do not belong to; in ours where it is not said. */
  isPartners?: boolean;
  /** What it is about, where its subject says more than a heading. */
  heading?: string;
  /** Null for letters to whoever runs the site. */
  greeting: string | null;
  parts: readonly LetterPart[];
  /** Where who may do without such letters ends them. */
  unsubscribe?: string;
}

/** A code as it is pasted somewhere: without the blanks between its groups. */
export const withoutGroups = (code: string): string => code.replaceAll(' ', '');

function linesOf(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('items' in part) return part.items.map((item) => `- ${item}`).join('\n');
  if ('courses' in part)
    return part.courses.map(({ title, lines }) => [`- ${title}`, ...lines].join('\n  ')).join('\n');
  if ('steps' in part) return [part.title, ...part.steps.map((step, at) => `${at + 1}. ${step}`)].join('\n');
  if ('facts' in part)
    return [...part.facts, ...(part.total ? [part.total] : [])].map((pair) => pair.join(': ')).join('\n');
  if ('code' in part)
    return [[part.name, part.code], ...(part.amount ? [part.amount] : [])].map((pair) => pair.join(': ')).join('\n');
  return `${part.action}:\n${part.link}`;
}

/** The letter for whoever reads mails as text. */
export const textOf = ({ product, heading, greeting, parts, unsubscribe }: Letter): string =>
  [
    ...(heading ? [heading] : []),
    ...(greeting ? [greeting] : []),
    ...parts.map(linesOf).filter((lines) => lines !== ''),
    ...(greeting ? [closingOf(product)] : []),
    ...(unsubscribe ? [`${letterFooterText.unwanted} ${letterFooterText.unsubscribe}:\n${unsubscribe}`] : []),
  ].join('\n\n');

/** How a letter ends. */
const closingOf = (product: string): string => `Salam,\n${product}`;

/** What stands below every letter with the product's cloth. */
export const letterFooterText = {
  before: 'Ada yang keliru? Balas email ini atau buka ',
  beforeAlone: 'Ada yang keliru? Balas email ini',
  help: label.helpCentre,
  after: (product: string) => `. ${product} tidak pernah meminta kata sandi atau kode OTP.`,
  unwanted: 'Tidak mau menerima email seperti ini lagi?',
  unsubscribe: 'Berhenti berlangganan',
  withoutGroups: (code: string) => `Tekan lama untuk menyalin. Salinan tanpa spasi: ${code}`,
} as const;
