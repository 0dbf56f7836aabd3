const SHEET = /<style data-styled-global="([\w-]+)">([\s\S]*?)<\/style>/g;
/** What a script writes otherwise than JSON, so that no text in it ends it. */
const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;

/** A text as the framework writes it into a script. */
const inScript = (text: string): string =>
  JSON.stringify(text).replaceAll(
    UNSAFE_IN_SCRIPT,
    (sign) => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );

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
