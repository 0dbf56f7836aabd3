import { classesOf } from './styledClasses.ts';
import { usedClasses } from './usedClasses.ts';

/** What stands in a built page in place of the names that its source has (tooling/decisions/0054). */
export interface ShortNames {
  classes: Record<string, string>;
  /** Beginnings of classes whose end is computed, such as `badge-` of `badge-${tone}`. */
  beginnings: Record<string, string>;
  /** Custom properties of styles, without their two hyphens. */
  properties: Record<string, string>;
  /** Texts that several areas say, by the names they have in `i18n-id/label.ts`. */
  labels: Record<string, string>;
}

/** What the names are made from: the house's own sources, which whoever builds hands over. */
export interface HouseSources {
  /** CSS of all style files. */
  css: string;
  /** Source files that may give a class to an element, in a settled order. */
  sources: readonly { language: 'ts' | 'tsx'; text: string }[];
  /** Drawings that are served as files, and read properties of styles by their names. */
  drawings: string;
  /** What `i18n-id/label.ts` exports. */
  labels: Readonly<Record<string, unknown>>;
}

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LATER = `${FIRST}0123456789_`;
/** What blockers of advertisements hide. */
const SHUNNED = /^ads?$/i;

/** Names of one and two letters, without end as far as pages need them. */
function* codes(taken: ReadonlySet<string>): Generator<string> {
  const pairs = [...FIRST].flatMap((first) => [...LATER].map((later) => first + later));
  const triples = pairs.flatMap((pair) => [...LATER].map((later) => pair + later));
  for (const code of [...FIRST, ...pairs, ...triples]) if (!taken.has(code) && !SHUNNED.test(code)) yield code;
}

/** A code for each name, the shortest for those that stand most often; a code is never a name that stays. */
function coded(counts: ReadonlyMap<string, number>, taken: ReadonlySet<string>): Record<string, string> {
  const free = codes(taken);
  const names = [...counts.keys()].toSorted((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
  return Object.fromEntries(names.map((name) => [name, free.next().value as string]));
}

const countsOf = (found: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** A step of a dye, whose name is computed: `--nila-700`. */
const STEP = /-\d+$/;
const SHORT_ENOUGH = 3;
const PROPERTY = /--([A-Za-z][\w-]*)/g;

const propertiesIn = (text: string): string[] => [...text.matchAll(PROPERTY)].map(([, name]) => name!);

/** The custom properties that styles name, save for those that are computed or that drawings served as files read. */
function shortProperties({ css, drawings }: HouseSources): Record<string, string> {
  const drawn = new Set(propertiesIn(drawings));
  const named = propertiesIn(css);
  const renamed = named.filter((name) => !STEP.test(name) && !drawn.has(name) && name.length > SHORT_ENOUGH);
  return coded(countsOf(renamed), new Set([...named, ...drawn]));
}

const labelsSaid = ({ labels }: HouseSources): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The short names of all classes and custom properties of the house, the same for the same sources. */
export function shortNames(house: HouseSources): ShortNames {
  const styled = classesOf(house.css);
  const used = house.sources.map(({ text, language }) => usedClasses(text, language));
  const computed = [...new Set(used.flatMap(({ beginnings }) => [...beginnings]))];
  const beginnings = computed.filter((name) => !computed.some((other) => other !== name && name.startsWith(other)));
  const stemOf = (name: string): string | undefined => beginnings.find((stem) => name.startsWith(stem));
  const mentioned = used.flatMap(({ names }) => [...names]).filter((name) => styled.has(name) && !stemOf(name));
  const whole = [...styled].filter((name) => !stemOf(name));
  const counts = countsOf([...whole, ...mentioned]);
  for (const stem of beginnings) counts.set(stem, 1_000); // of icons and badges, which pages are full of
  const codeOf = coded(counts, new Set([...styled, ...beginnings]));
  const shortOf = (name: string): string => {
    const stem = stemOf(name);
    return stem === undefined ? codeOf[name]! : `${codeOf[stem]!}-${name.slice(stem.length)}`;
  };
  return {
    classes: Object.fromEntries([...styled].map((name) => [name, shortOf(name)])),
    beginnings: Object.fromEntries(computed.map((name) => [name, shortOf(name)])),
    properties: shortProperties(house),
    labels: labelsSaid(house),
  };
}
