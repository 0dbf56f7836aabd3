/** Texts of a script: those in single quotes are ours, those in double quotes the framework's. */
const TEXTS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
/** A name or value of JSON within such a text, without signs that would have to be written otherwise in it. */
const VALUES = /"([^"'\\~]{12,})"/g;
const PLAIN = /^[^"'\\~]{12,}$/;
/** What is written in place of a text, and what its declaration costs beside the text itself. */
const [REFERENCE_LENGTH, DECLARATION_LENGTH] = [`'+a+'`.length, `a='',`.length];
/** Names the script has for other things are not among them. */
const NAMES = 'abcdefghijklnopqrtuvwxyz';

/** Not in the middle of a sign that is written by its number. */
const everywhere = (text: string): RegExp => {
  const plain = text.replaceAll(/[$()*+.?[\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\\(?:u[\da-f]{0,3})?)${plain}`, 'g');
};

/**
 * A script in which values of JSON that come again and again, such as the address of the page, are written once. Only what
 * stands in single quotes is looked at, and what the script's texts say stays the same.
 * @param likely what may stand within other values too
 */
export function repeatedOnce(script: string, likely: readonly string[] = []): string {
  const ours = (of: string, change: (text: string) => string) =>
    of.replaceAll(TEXTS, (text) => (text.startsWith("'") ? change(text) : text));
  const times = new Map<string, number>();
  ours(script, (text) => {
    for (const [, value] of text.matchAll(VALUES)) times.set(value!, (times.get(value!) ?? 0) + 1);
    return text;
  });
  const again = [...times].filter(([, count]) => count > 1).map(([value]) => value);
  let values = new Set([...again, ...likely.filter((text) => PLAIN.test(text))]);
  let changed = script;
  const declarations: string[] = [];
  const gainOf = (value: string): number => {
    let count = 0;
    ours(changed, (text) => {
      count += text.match(everywhere(value))?.length ?? 0;
      return text;
    });
    return (count - 1) * value.length - count * REFERENCE_LENGTH - DECLARATION_LENGTH;
  };
  for (const name of NAMES) {
    const gains = [...values].map((value) => ({ value, gain: gainOf(value) })).filter(({ gain }) => gain > 0);
    const best = gains.toSorted((a, b) => b.gain - a.gain)[0];
    if (!best) break;
    values = new Set(gains.map(({ value }) => value).filter((value) => value !== best.value));
    changed = ours(changed, (text) => text.replaceAll(everywhere(best.value), () => `'+${name}+'`));
    declarations.push(`${name}='${best.value}'`);
  }
  return declarations.length === 0 ? script : `var ${declarations.join(',')};${changed}`;
}
