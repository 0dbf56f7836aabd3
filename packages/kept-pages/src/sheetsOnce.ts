import { inScript } from './inScript.ts';

const SHEET = /<style data-styled-global="([\w-]+)">([\s\S]*?)<\/style>/g;
/**
 * A page whose stylesheets stand in it once. The framework hands each over a second time, as text in its data; that text
 * is read from the stylesheet above instead. What it gets is the same, to the letter.
 */
export function withSheetsOnce(html: string): string {
  let lean = html;
  for (const [element, id, text] of html.matchAll(SHEET)) {
    const end = lean.indexOf(element) + element.length;
    const again = `document.querySelector('[data-styled-global="${id}"]').textContent`;
    if (text!.length > again.length)
      lean = lean.slice(0, end) + lean.slice(end).replaceAll(`([1,${inScript(text!)}])`, () => `([1,${again}])`);
  }
  return lean;
}
