import type { PdfPage } from './pdfBytes.ts';

/** Kinds of what a paper says, as screen readers know them (PDF 1.7, 14.8.4). */
const ELEMENTS = {
  title: { type: 'H1' },
  heading: { type: 'H2' },
  paragraph: { type: 'P' },
  columnHead: { type: 'TH', scope: 'Column' },
  rowHead: { type: 'TH', scope: 'Row' },
  cell: { type: 'TD' },
} as const;

/** One of them. */
export type Role = keyof typeof ELEMENTS;

type Element = ReturnType<PdfPage['struct']>;

/** Where what is drawn belongs; the last one is being filled. */
const open = new WeakMap<PdfPage, { parents: Element[]; isSaying: boolean }>();

/** What every paper of ours is made with, so that screen readers find its order and its language. */
export const TAGGED = { tagged: true, pdfVersion: '1.7', lang: 'id-ID', displayTitle: true } as const;

function stateOf(page: PdfPage) {
  const known = open.get(page);
  if (known) return known;
  const root = page.struct('Document');
  page.addStructure(root);
  const state = { parents: [root], isSaying: false };
  open.set(page, state);
  return state;
}

/**
 * What is drawn meanwhile is read as one thing; within another one it is part of that. @param text how it is read, where
 * it is drawn in several lines or places
 */
export function said(page: PdfPage, role: Role, draw: () => void, text?: string): void {
  const state = stateOf(page);
  if (state.isSaying) return draw();
  const { type, ...options } = ELEMENTS[role];
  state.isSaying = true;
  state.parents.at(-1)?.add(page.struct(type, { ...options, ...(text === undefined ? {} : { actual: text }) }, draw));
  state.isSaying = false;
}

/** What is said meanwhile stands in one table, or in one row of it. */
export function within(page: PdfPage, kind: 'Table' | 'TR', draw: () => void): void {
  const state = stateOf(page);
  const element = page.struct(kind);
  state.parents.at(-1)?.add(element);
  state.parents.push(element);
  draw();
  state.parents.pop();
}

/** A drawing that says something: read by its words. */
export function figure(page: PdfPage, alt: string, draw: () => void): void {
  stateOf(page)
    .parents.at(-1)
    ?.add(page.struct('Figure', { alt }, draw));
}

/** A drawing that says nothing: passed over. */
export function decoration(page: PdfPage, draw: () => void): void {
  page.markContent('Artifact', { type: 'Layout' });
  draw();
  page.endMarkedContent();
}

/** Ends what was said of a page, before its document ends. */
export const endStructure = (page: PdfPage): void => stateOf(page).parents[0]?.end() as undefined;
