import { renamedCss } from './renamedCss.ts';
import type { ShortNames } from './shortNames.ts';
import { classTexts } from './usedClasses.ts';

/** In code two hyphens may also count down. */
const PROPERTY_IN_CODE = /(?<=['"`]|var\()--([A-Za-z][\w-]*)/g;

/** Class names with short ones; the end of the last is computed where `goesOn`. */
function renamedClasses(written: string, goesOn: boolean, { classes, beginnings }: ShortNames): string {
  return written.replace(/(?<![\w-])[A-Za-z_][\w-]*/g, (word, at: number) => {
    const after = written.slice(at + word.length);
    const names = goesOn && /^(\$\{)?$/.test(after) ? beginnings : classes;
    return Object.hasOwn(names, word) ? names[word]! : word;
  });
}

/**
 * A source file with short names where it gives classes to elements, seeks elements by them, or names a custom property.
 * What is a class is told by where it stands (`usedClasses.ts`), never by its spelling: 'button' may be many things.
 */
export function renamedSource(source: string, language: 'ts' | 'tsx', names: ShortNames): string {
  const found = classTexts(source, language);
  const changes = [
    ...found.names.map(({ start, end, goesOn }) => ({
      start,
      end,
      text: renamedClasses(source.slice(start, end), goesOn, names),
    })),
    ...found.selectors.map(({ start, end }) => ({ start, end, text: renamedCss(source.slice(start, end), names) })),
  ].toSorted((a, b) => b.start - a.start);
  const renamed = changes.reduce(
    (text, change) => text.slice(0, change.start) + change.text + text.slice(change.end),
    source,
  );
  return renamed.replace(PROPERTY_IN_CODE, (whole, name: string) =>
    Object.hasOwn(names.properties, name) ? `--${names.properties[name]}` : whole,
  );
}
