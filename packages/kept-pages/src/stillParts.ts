import {
  eachString,
  isElement,
  isRecord,
  referenceOf,
  UnknownFlight,
  type ElementModel,
  type Model,
  type Row,
} from './flight.ts';
import { stillMarkup } from './stillMarkup.ts';

/** An inside shorter than this costs no more where it is. */
const LEAST_LENGTH = 100;

/** What the rows of JSON and text hold, by their numbers. */
const modelsOf = (rows: readonly Row[]): Map<string, Model> =>
  new Map(
    rows.flatMap((row): [string, Model][] =>
      'model' in row ? [[row.id, row.model]] : row.text === undefined ? [] : [[row.id, row.text]],
    ),
  );

function partOf(model: Model, name: string): Model | undefined {
  if (isElement(model)) return { type: model[1], key: model[2], props: model[3] }[name];
  if (Array.isArray(model)) return model[Number(name)];
  return isRecord(model) ? model[name] : undefined;
}

/** Everything on the way of a reference into the inside of a row, and what it leads to: it must stay where it is. */
function pointedInto(models: ReadonlyMap<string, Model>): Set<Model> {
  const pointed = new Set<Model>();
  const resolved = (model: Model): Model => {
    const reference = typeof model === 'string' ? referenceOf(model) : null;
    return reference && reference.way.length === 0 ? (models.get(reference.id) ?? model) : model;
  };
  const walk = ({ id, way }: { id: string; way: string[] }) => {
    let here = models.get(id);
    for (const name of way) {
      if (here !== undefined) pointed.add(here);
      here = here === undefined ? undefined : partOf(here, name);
      if (here !== undefined) here = resolved(here);
    }
    if (here === undefined) throw new UnknownFlight(`nothing is at ${id}:${way.join(':')}`);
    pointed.add(here);
  };
  for (const model of models.values())
    eachString(model, (text) => {
      const reference = referenceOf(text);
      if (reference && reference.way.length > 0) walk(reference);
    });
  return pointed;
}

/** Calls `visit` for the first row and all it leads to; `visit` gives what there is to follow in a row. */
function follow(visit: (id: string) => Model): Set<string> {
  const found = new Set(['0']);
  for (const id of found)
    eachString(visit(id), (text) => {
      const reference = referenceOf(text);
      if (reference) found.add(reference.id);
    });
  return found;
}

/** Attributes without those that are not given. */
const given = (props: { [name: string]: Model }): Model =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== '$undefined'));

interface StillParts {
  rows: Row[];
  /** Where in the page the names of the elements end whose insides the data takes from there, in its order. */
  places: number[];
}

/**
 * Takes out of the data what stands in the page as it is. `placeholder` is written where the inside of a place belongs.
 * @throws UnknownFlight
 */
export function withoutStillParts(
  rows: readonly Row[],
  html: string,
  pathname: string,
  placeholder: (at: number) => string,
): StillParts {
  const models = modelsOf(rows);
  const pointed = pointedInto(models);
  const places = new Set<number>();
  /** Where the name of the element ends in the page, if it is still; -1 otherwise. */
  const placeOf = (element: ElementModel): number => {
    const markup = stillMarkup(element, { models, pointed, pathname });
    if (markup === null || markup.length - markup.indexOf('>') < LEAST_LENGTH) return -1;
    const begins = html.indexOf(markup);
    return begins < 0 ? -1 : begins + 1 + element[1].length;
  };
  const lean = (model: Model): Model => {
    if (model === null || typeof model !== 'object') return model;
    if (isElement(model)) return model[1].startsWith('$') ? leanIsland(model) : leanElement(model);
    if (Array.isArray(model)) return model.map(lean);
    return Object.fromEntries(Object.entries(model).map(([name, part]) => [name, lean(part)]));
  };
  const leanIsland = ([sign, type, key, props]: ElementModel): Model => [
    sign,
    type,
    key,
    given(Object.fromEntries(Object.entries(props).map(([name, part]) => [name, lean(part)]))),
  ];
  const leanElement = (element: ElementModel): Model => {
    const [sign, type, key, { children, ...props }] = element;
    const at = placeOf(element);
    if (at < 0)
      return [sign, type, key, given({ ...props, ...(children === undefined ? {} : { children: lean(children) }) })];
    places.add(at);
    return [sign, type, key, given({ ...props, dangerouslySetInnerHTML: { __html: placeholder(at) } })];
  };
  const before = follow((id) => models.get(id) ?? null);
  const leaned = new Map<string, Model>();
  const after = follow((id) => {
    const model = lean(models.get(id) ?? null);
    leaned.set(id, model);
    return model;
  });
  return {
    rows: rows
      .filter(({ id }) => after.has(id) || !before.has(id))
      .map((row) => ('model' in row ? { id: row.id, model: leaned.get(row.id) ?? row.model } : row)),
    places: [...places].toSorted((a, b) => a - b),
  };
}
