import { AsyncLocalStorage } from 'node:async_hooks';

/** A list that an island is handed, and the markup it makes of it. */
export interface TemplateList {
  /** Its items as the island is handed them. */
  items: readonly unknown[];
  /** Their markup, letter by letter as the framework draws it; it may hold signs (`aside.ts`). */
  markup: string;
}

/** What one request puts into a template. */
export interface TemplateValues {
  /** Which of the page's forms it takes. */
  form: string;
  /** Texts by name, as they are: each place writes them as it has to. */
  texts: Readonly<Record<string, string>>;
  /** Markup of what stands still, by name; it may hold signs. */
  parts: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, TemplateList>>;
}

/** Asks for what a page under these words shows; null for what is to be drawn by itself. */
export type FillTemplate = (words: string) => Promise<TemplateValues | null>;

/**
 * A page that is being drawn as a template: with signs in place of what depends on words. Who draws it hands over how it
 * is filled (tooling/decisions/0062).
 */
export interface TemplateDrawing {
  /** The form of the page that is drawn. */
  form: string;
  /** A text in the place of one that is put in later. */
  textSign: (name: string) => string;
  /** Markup in the place of a part that is put in later. */
  partSign: (name: string) => string;
  /** Says that an item, with this markup, stands in the place of a list. */
  listSign: (name: string, item: unknown, markup: string) => void;
  /** Without it the page is no template. */
  fillBy: (fill: FillTemplate) => void;
}

/** The framework bundles copies of this module: all must meet in one place. */
const PLACE = Symbol.for('suluh.template');
type Shared = { [PLACE]?: AsyncLocalStorage<TemplateDrawing> };

const storage = ((globalThis as Shared)[PLACE] ??= new AsyncLocalStorage<TemplateDrawing>());

/** Draws a page as a template. */
export const drawingTemplate = <Result>(drawing: TemplateDrawing, draw: () => Result): Result =>
  storage.run(drawing, draw);

/** The template that is being drawn; null for a page that is a person's. */
export const templateDrawn = (): TemplateDrawing | null => storage.getStore() ?? null;
