import { isOrderContested, isOrderTheirs, mergedOrder, type ThreeOrders } from './orderMerge.ts';
import {
  answerTo,
  mergedFields,
  staysInOutline,
  type OutlineAnswers,
  type OutlineDifference,
  type OutlineNotes,
} from './outlineNotes.ts';

/** A lesson as it is merged: `key` is its name in all states, of what is stored by its id. */
export interface MergedLesson {
  key: string;
  id?: number;
  title: string;
  kind: string;
  rule: string | null;
  durationMinutes: unknown;
  isPreview: boolean;
  isRequired: boolean;
  content: string | null;
  url: string | null;
}

/** A part of an outline with its lessons in their order. */
export interface MergedPart<Lesson extends MergedLesson> {
  key: string;
  id?: number;
  title: string;
  lessons: Lesson[];
}

/** What three states of an outline come to. */
export interface MergedOutline<Lesson extends MergedLesson> {
  sections: MergedPart<Lesson>[];
  /** What they alone changed: it is taken over. */
  theirs: OutlineDifference[];
  /** What both changed: a person chooses. Until then mine stands. */
  both: OutlineDifference[];
}

type Outline<Lesson extends MergedLesson> = readonly MergedPart<Lesson>[];

/** Three states of an outline, as they were opened, as I typed them and as they are stored now. */
export interface ThreeOutlines<Lesson extends MergedLesson> {
  /** Empty where nobody knows what mine began from: then every difference is asked. */
  opened: Outline<Lesson>;
  mine: Outline<Lesson>;
  current: Outline<Lesson>;
}

/** What a lesson says. A kind and when it counts as done go together: a rule of the one is none of the other. */
const saidOf = ({ title, kind, rule, durationMinutes, isPreview, isRequired, content, url }: MergedLesson) => ({
  title,
  kind: { kind, rule },
  durationMinutes,
  isPreview,
  isRequired,
  content,
  url,
});

interface Placed<Lesson> {
  lesson: Lesson;
  place: string;
}

const lessonsIn = <Lesson extends MergedLesson>(outline: Outline<Lesson>): ReadonlyMap<string, Placed<Lesson>> =>
  new Map(outline.flatMap(({ key, lessons }) => lessons.map((lesson) => [lesson.key, { lesson, place: key }])));

const factsOf = (placed: Placed<MergedLesson> | undefined) =>
  placed && { ...saidOf(placed.lesson), place: placed.place };

/** What was removed where it is stored and stays nevertheless: it is made anew, for its number means nothing any more. */
function madeAnew<Thing extends { key: string; id?: number }>(thing: Thing): Thing {
  const { id, ...rest } = thing;
  return id === undefined ? thing : ({ ...rest, key: `${thing.key}-anew` } as unknown as Thing);
}

function mergedLessons<Lesson extends MergedLesson>(
  notes: OutlineNotes,
  states: ThreeOutlines<Lesson>,
): ReadonlyMap<string, Placed<Lesson>> {
  const [before, mine, current] = [lessonsIn(states.opened), lessonsIn(states.mine), lessonsIn(states.current)];
  const merged = new Map<string, Placed<Lesson>>();
  for (const key of new Set([...mine.keys(), ...current.keys()])) {
    const [own, now] = [mine.get(key), current.get(key)];
    const opened = factsOf(before.get(key));
    if (own && now) {
      const facts = { opened, mine: factsOf(own)!, current: factsOf(now)! };
      const { place, kind, ...said } = mergedFields(notes, key, facts);
      merged.set(key, { place, lesson: { ...now.lesson, ...said, ...kind } });
    } else if (staysInOutline(notes, { key, opened, mine: factsOf(own), theirs: factsOf(now) }))
      merged.set(key, own ? { ...own, lesson: madeAnew(own.lesson) } : now!);
  }
  return merged;
}

const titleOf = (part: { title: string } | undefined) => part && { title: part.title };

function mergedParts<Lesson extends MergedLesson>(
  notes: OutlineNotes,
  { opened, mine, current }: ThreeOutlines<Lesson>,
  isFilled: (key: string) => boolean,
): ReadonlyMap<string, MergedPart<Lesson>> {
  const merged = new Map<string, MergedPart<Lesson>>();
  for (const key of new Set([...mine, ...current].map((part) => part.key))) {
    const [before, own, now] = [opened, mine, current].map((parts) => parts.find((part) => part.key === key));
    if (own && now) {
      const titles = { opened: titleOf(before), mine: titleOf(own)!, current: titleOf(now)! };
      merged.set(key, { ...now, ...mergedFields(notes, key, titles) });
      continue;
    }
    // A part that one of us took away stays for what the other put into it.
    const isNeeded = before !== undefined && isFilled(key);
    const titles = { key, opened: titleOf(before), mine: titleOf(own), theirs: titleOf(now) };
    if (isNeeded || staysInOutline(notes, titles)) merged.set(key, own ? madeAnew(own) : now!);
  }
  return merged;
}

function mergedKeys(notes: OutlineNotes, key: string, orders: ThreeOrders, members: ReadonlySet<string>): string[] {
  const told = { key, about: 'order', opened: orders.opened, mine: orders.mine, theirs: orders.current };
  if (isOrderContested(orders)) notes.both.push(told);
  else if (isOrderTheirs(orders)) notes.theirs.push(told);
  return mergedOrder(orders, members, answerTo(notes, told));
}

const keysOf = (things: readonly { key: string }[] | undefined): string[] => (things ?? []).map(({ key }) => key);

/**
 * Merges the outline I typed with what somebody else saved meanwhile (docs/product/staff.md#two-people-one-record): what one of
 * us alone changed, added, moved or took away is so; where both changed the same a person chooses.
 * @param answers what was chosen so far; mine where nothing was
 */
export function mergeOutlines<Lesson extends MergedLesson>(
  states: ThreeOutlines<Lesson>,
  answers: OutlineAnswers = {},
): MergedOutline<Lesson> {
  const notes: OutlineNotes = { theirs: [], both: [], answers };
  const { opened, mine, current } = states;
  const lessons = mergedLessons(notes, states);
  const within = (key: string) => [...lessons].flatMap(([each, { place }]) => (place === key ? [each] : []));
  const parts = mergedParts(notes, states, (key) => within(key).length > 0);
  const partKeys = { opened: keysOf(opened), mine: keysOf(mine), current: keysOf(current) };
  const sections = mergedKeys(notes, '', partKeys, new Set(parts.keys())).map((key) => {
    const inPart = (outline: Outline<Lesson>) => keysOf(outline.find((part) => part.key === key)?.lessons);
    const orders = { opened: inPart(opened), mine: inPart(mine), current: inPart(current) };
    const order = mergedKeys(notes, key, orders, new Set(within(key)));
    return { ...parts.get(key)!, lessons: order.map((each) => lessons.get(each)!.lesson) };
  });
  return { sections, theirs: notes.theirs, both: notes.both };
}
