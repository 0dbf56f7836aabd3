import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { unannounced } from './aside.ts';
import { isElement, isRecord, referenceOf, type ElementModel, type Model } from './flight.ts';

/** What a page's own script, a form or a person may have changed, or what works otherwise when it is put in as text. */
const NOT_STILL = new Set(
  'html head body script style link meta title base noscript template form input select option textarea details dialog video audio iframe object'.split(' '), // prettier-ignore
);
const NO_CHILDREN = new Set(['img', 'br', 'hr', 'wbr', 'use', 'path', 'source']);
const UNDEFINED = '$undefined';

/** Drawn in the same way by the framework and by us: nothing in it lives. Null for all that is not. */
class Living extends Error {}

interface Page {
  /** What the rows of JSON and of text hold, by their numbers. */
  models: ReadonlyMap<string, Model>;
  /** What other data points into, which must stay in the data. */
  pointed: ReadonlySet<Model>;
  /** Path of the page: a link to it is drawn anew in place. */
  pathname: string;
}

const isOfPage = (href: string, { pathname }: Page): boolean =>
  href.startsWith('?') || href === pathname || href.startsWith(`${pathname}?`);

/** @throws Living */
function nodeOf(model: Model, page: Page): ReactNode {
  if (typeof model === 'string') return textOrRow(model, page);
  if (model === null || typeof model !== 'object') return model;
  if (page.pointed.has(model)) throw new Living();
  if (isElement(model)) return elementOf(model, page);
  if (Array.isArray(model)) return model.map((part) => nodeOf(part, page));
  throw new Living();
}

function textOrRow(text: string, page: Page): ReactNode {
  if (!text.startsWith('$')) return text;
  if (text.startsWith('$$')) return text.slice(1);
  if (text === UNDEFINED) return undefined;
  const reference = referenceOf(text);
  const row = reference && reference.way.length === 0 ? page.models.get(reference.id) : undefined;
  if (row === undefined || (reference!.kind !== '' && reference!.kind !== 'L')) throw new Living();
  return reference!.kind === '' && typeof row === 'string' && !row.startsWith('$') ? row : nodeOf(row, page);
}

function elementOf([, type, key, { children, ...props }]: ElementModel, page: Page): ReactNode {
  const isFragment = type.startsWith('$') && page.models.get(type.slice(1)) === '$Sreact.fragment';
  if (NOT_STILL.has(type) || (type.startsWith('$') && !isFragment)) throw new Living();
  const drawn: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'ref' || name === 'popover' || name === 'contentEditable') throw new Living();
    if (name === 'href' && typeof value === 'string' && isOfPage(value, page)) throw new Living();
    if (value !== UNDEFINED) drawn[name] = valueOf(value, page);
  }
  const parts = children === undefined ? [] : [nodeOf(children, page)];
  return createElement(isFragment ? Fragment : type, { ...drawn, key }, ...parts);
}

/** The value of an attribute. @throws Living for one that only the framework knows */
function valueOf(value: Model, page: Page): unknown {
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, valueOf(of, page)]));
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  if (value.startsWith('$$')) return value.slice(1);
  const text = page.models.get(value.slice(1));
  if (typeof text !== 'string' || text.startsWith('$')) throw new Living();
  return text;
}

/** A script or a style with its text: it has run, or holds, and is the same wherever it is read. */
const isText = ([, type, , props]: ElementModel): boolean =>
  (type === 'script' || type === 'style') && isRecord(props['dangerouslySetInnerHTML']);

const textProps = ([, , , props]: ElementModel, page: Page): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== UNDEFINED)
      .map(([name, value]) => [name, valueOf(value, page)]),
  );

/**
 * The markup of an element of which nothing lives: no island, no form, no link that draws the same page anew; null for
 * others.
 */
export function stillMarkup(element: ElementModel, page: Page): string | null {
  if (NO_CHILDREN.has(element[1]) || element[1].startsWith('$')) return null;
  try {
    return unannounced(
      renderToString(isText(element) ? createElement(element[1], textProps(element, page)) : nodeOf(element, page)),
    );
  } catch (error) {
    if (error instanceof Living) return null;
    throw error;
  }
}
