/** JSON of one row of the framework's data: an element is `["$", type, key, props]`, a string that begins with `$` a reference. */
export type Model = null | boolean | number | string | Model[] | { [name: string]: Model };

/** A row: JSON to be read, or something that stays as it came (text, modules, hints). */
export type Row = { id: string; model: Model } | { id: string; raw: string; text?: string };

/** The data cannot be read as the rows this module knows; nothing may then be changed in it. */
export class UnknownFlight extends Error {}

const NEWLINE = 10;
const COLON = 58;
/** Rows of text name their length in bytes, as they may hold line breaks. */
const TEXT = /^T([0-9a-f]+),/;
/** Modules, hints, errors, beginnings and ends of streams end with their line. */
const LINE_TAG = /^[IHENCRrXx]/;

/** Reads the data the framework hands to the browser for one page. @throws UnknownFlight */
export function readFlight(payload: string): Row[] {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(COLON, at);
    const id = bytes.toString('utf8', at, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new UnknownFlight(`no row begins at byte ${at}`);
    const begins = colon + 1;
    const text = TEXT.exec(bytes.toString('latin1', begins, begins + 16));
    const newline = bytes.indexOf(NEWLINE, begins);
    const end = text ? begins + text[0].length + Number.parseInt(text[1]!, 16) : newline + 1;
    if (end <= begins || end > bytes.length) throw new UnknownFlight(`row ${id} does not end`);
    const raw = bytes.toString('utf8', begins, end);
    if (text) rows.push({ id, raw: `${id}:${text[0]}`, text: raw.slice(text[0].length) });
    else if (LINE_TAG.test(raw)) rows.push({ id, raw: `${id}:${raw}` });
    else rows.push({ id, model: modelOf(id, raw) });
    at = end;
  }
  return rows;
}

function modelOf(id: string, json: string): Model {
  try {
    return JSON.parse(json) as Model;
  } catch {
    throw new UnknownFlight(`row ${id} is of a kind this module does not know`);
  }
}

/** A reference to a row, lazy or not, and the names on the way into it: `$1a`, `$L1a`, `$1a:props:children`. */
const REFERENCE = /^\$([@A-Za-z]?)([0-9a-f]+)((?::[^:]+)*)$/;
/** Letters that may stand before the number of a row; others begin a value, such as a date. */
const POINTS = new Set(['', 'L', '@', 'Q', 'W', 'K', 'F', 'h', 'i', 'B']);

export interface Reference {
  kind: string;
  id: string;
  way: string[];
}

/** What a string refers to, or null for any other string. */
export function referenceOf(text: string): Reference | null {
  const [, kind, id, way] = REFERENCE.exec(text) ?? [];
  if (id === undefined || !POINTS.has(kind!)) return null;
  return { kind: kind!, id, way: way!.split(':').slice(1) };
}

/** Calls `visit` with every string in a row's JSON. */
export function eachString(model: Model, visit: (text: string) => void): void {
  if (typeof model === 'string') visit(model);
  else if (model !== null && typeof model === 'object')
    for (const part of Array.isArray(model) ? model : Object.values(model)) eachString(part, visit);
}

/** An element as the data writes it, and its places. */
export type ElementModel = ['$', string, string | null, { [name: string]: Model }];

export const isElement = (model: Model | undefined): model is ElementModel =>
  Array.isArray(model) && model[0] === '$' && typeof model[1] === 'string' && isRecord(model[3]);

export const isRecord = (model: Model | undefined): model is { [name: string]: Model } =>
  model !== null && typeof model === 'object' && !Array.isArray(model);
