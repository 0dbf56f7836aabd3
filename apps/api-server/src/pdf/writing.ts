import type { PdfPage } from './pdfBytes.ts';
import { said, type Role } from './structure.ts';
import { fontFile, runsOf, type Weight } from './houseFont.ts';

/** How a line of text looks; size and place are in the page's units. */
export interface Type {
  size: number;
  weight: Weight;
  colour: string;
  /** In parts of the size, as in CSS. */
  tracking?: number;
}

/** Room added to the font's tight spaces between words (docs/look.md#type), in the page's units. */
const wordGap = ({ size, weight }: Type): number => size * (weight === 800 ? 0.08 : 0.05);

/** fontkit takes an object too, which turns off what it names; the types know lists only. */
const NO_LIGATURES = { liga: false } as unknown as [];

/** Writes lines in the house font, measured and placed by hand, so that two font files can share a line. */
export class Writing {
  readonly #page: PdfPage;
  readonly #registered = new Set<string>();

  constructor(page: PdfPage) {
    this.#page = page;
  }

  /** Without ligatures: who copies 'Sertifikat' gets its letters. */
  #use(font: string, { size, tracking = 0 }: Type): { characterSpacing: number; features: [] } {
    if (!this.#registered.has(font)) this.#page.registerFont(font, fontFile(font));
    this.#registered.add(font);
    this.#page.font(font).fontSize(size);
    return { characterSpacing: tracking * size, features: NO_LIGATURES };
  }

  /** Stretches that are written at once: a word with the space after it, in one font file. */
  *#words(text: string, type: Type): Generator<{ font: string; text: string; gap: number }> {
    for (const { font, text: part } of runsOf(text, type.weight))
      for (const word of part.match(/ *[^ ]+ ?| +/g) ?? [])
        yield { font, text: word, gap: word.endsWith(' ') ? wordGap(type) : 0 };
  }

  width(text: string, type: Type): number {
    let sum = 0;
    for (const { font, text: part, gap } of this.#words(text, type)) {
      const options = this.#use(font, type);
      sum += this.#page.widthOfString(part, options) + options.characterSpacing + gap;
    }
    return sum;
  }

  /**
   * Writes one line whose box of `lineHeight` begins at y; x is its left edge, middle or right edge. It is read as
   * `role`, a paragraph unless told otherwise. @returns its width
   */
  line(
    text: string,
    x: number,
    y: number,
    type: Type & { lineHeight: number; align?: 'left' | 'center' | 'right'; role?: Role },
  ): number {
    const width = this.width(text, type);
    let left = type.align === 'center' ? x - width / 2 : type.align === 'right' ? x - width : x;
    said(this.#page, type.role ?? 'paragraph', () => {
      for (const { font, text: part, gap } of this.#words(text, type)) {
        const options = this.#use(font, type);
        const top = y + (type.lineHeight - this.#page.currentLineHeight()) / 2;
        this.#page.fillColor(type.colour).text(part, left, top, { ...options, lineBreak: false });
        left += this.#page.widthOfString(part, options) + options.characterSpacing + gap;
      }
    });
    return width;
  }

  #greedy(words: readonly string[], maxWidth: number, type: Type): string[] {
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.width(longer, type) <= maxWidth) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Breaks a text into as few lines as fit, as even in width as they can be. */
  lines(text: string, maxWidth: number, type: Type): string[] {
    const words = text.split(/\s+/).filter(Boolean);
    const fewest = this.#greedy(words, maxWidth, type);
    let [low, high] = [0, maxWidth];
    for (let step = 0; step < 8; step += 1) {
      const middle = (low + high) / 2;
      if (this.#greedy(words, middle, type).length > fewest.length) low = middle;
      else high = middle;
    }
    return this.#greedy(words, high, type);
  }

  /** Like {@link lines}, in a smaller size when a word is too wide or there would be more than `maxLines`. */
  fitted(text: string, maxWidth: number, maxLines: number, type: Type): { lines: string[]; type: Type } {
    const lines = this.lines(text, maxWidth, type);
    const fits = lines.length <= maxLines && lines.every((line) => this.width(line, type) <= maxWidth);
    return fits ? { lines, type } : this.fitted(text, maxWidth, maxLines, { ...type, size: type.size * 0.92 });
  }
}
