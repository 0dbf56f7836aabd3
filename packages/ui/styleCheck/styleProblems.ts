import { ownerOf, ownerOfClass } from '@suluh/config/names/styledClasses';

/** A style file and the classes its selectors name. */
export interface StyleFile {
  path: string;
  classes: ReadonlySet<string>;
}

/** A source file and the class names it gives to elements. */
export interface SourceFile {
  path: string;
  names: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
}

/** States that only a story holds still; in life the pointer and the keyboard make them. */
const HELD_STATE = /-(hover|press)$/;

const isStory = ({ path }: SourceFile): boolean => path.endsWith('.stories.tsx') || path.includes('/stories/');

/**
 * What is wrong with the styles of the house, one sentence each: a class without its file's name, two files of one
 * name, a class nobody but a story gives to an element, a class nobody styles.
 */
export function styleProblems(styles: readonly StyleFile[], sources: readonly SourceFile[]): string[] {
  const styled = new Set(styles.flatMap(({ classes }) => [...classes]));
  const shop = sources.filter((source) => !isStory(source));
  const held = sources.filter(isStory).flatMap((story) => [...story.names].filter((name) => HELD_STATE.test(name)));
  const names = new Set([...shop.flatMap((source) => [...source.names]), ...held]);
  const beginnings = shop.flatMap((source) => [...source.beginnings]);
  const isUsed = (name: string) => names.has(name) || beginnings.some((start) => name.startsWith(start));
  const owners = Map.groupBy(styles, ({ path }) => ownerOf(path));
  return [
    ...[...owners]
      .filter(([, files]) => files.length > 1)
      .map(([owner, files]) => `${owner} is the name of ${files.map(({ path }) => path).join(' and ')}`),
    ...styles.flatMap(({ path, classes }) =>
      [...classes]
        .filter((name) => ownerOfClass(name) !== ownerOf(path))
        .map((name) => `${path} styles .${name}, which is not its own`),
    ),
    ...styles.flatMap(({ path, classes }) =>
      [...classes].filter((name) => !isUsed(name)).map((name) => `${path} styles .${name}, which nothing carries`),
    ),
    ...sources.flatMap(({ path, names: carried }) =>
      [...carried].filter((name) => !styled.has(name)).map((name) => `${path} carries .${name}, which nothing styles`),
    ),
    ...sources.flatMap(({ path, beginnings: starts }) =>
      [...starts]
        .filter((start) => ![...styled].some((name) => name.startsWith(start)))
        .map((start) => `${path} carries .${start}…, which nothing styles`),
    ),
  ];
}
