import { create, type Font } from 'fontkit';
import { fontFile, runsOf, type Weight } from './houseFont.ts';

/** How text of a picture looks; lengths in its pixels. */
export interface Look {
  size: number;
  weight: Weight;
  colour: string;
  /** What `x` is of the line; its start without it. */
  align?: 'middle' | 'end';
}

const fonts = new Map<string, Font>();
function fontOf(name: string): Font {
  const known = fonts.get(name) ?? (create(fontFile(name)) as Font);
  fonts.set(name, known);
  return known;
}

/** Width of a line. */
const widthOf = (text: string, { size, weight }: Pick<Look, 'size' | 'weight'>): number =>
  runsOf(text, weight).reduce((sum, { font, text: part }) => {
    const { unitsPerEm } = fontOf(font);
    return sum + (fontOf(font).layout(part).advanceWidth * size) / unitsPerEm;
  }, 0);

/** A line as outlines on the baseline `y`: the picture needs no font where it is drawn or shown. */
export function outlined(text: string, x: number, y: number, look: Look): string {
  const before = { middle: widthOf(text, look) / 2, end: widthOf(text, look), start: 0 }[look.align ?? 'start'];
  let at = x - before;
  const paths = runsOf(text, look.weight).flatMap(({ font: name, text: part }) => {
    const font = fontOf(name);
    const scale = look.size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    return glyphs.map((glyph, index) => {
      const path = `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
      at += (positions[index]?.xAdvance ?? 0) * scale;
      return path;
    });
  });
  return `<g fill="${look.colour}">${paths.join('')}</g>`;
}

/** Words in lines no wider than a width; at most so many, the last cut with three dots. */
export function fitted(text: string, width: number, most: number, look: Look): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = found.length === 0 ? word : `${found.at(-1)} ${word}`;
    if (found.length > 0 && widthOf(longer, look) <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  const kept = found.slice(0, most).map((line) => {
    let cut = line;
    while (cut.length > 1 && widthOf(cut, look) > width) cut = `${cut.slice(0, -2)}…`;
    return cut;
  });
  if (found.length > most) kept[most - 1] = `${kept[most - 1]!.replace(/…$/, '')}…`;
  return kept;
}
