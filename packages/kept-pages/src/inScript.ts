/** What a script writes otherwise than JSON, so that no text in it ends it. */
const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;

const escaped = (sign: string): string => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`;

/** A text as the framework writes it into a script. */
export const inScript = (text: string): string => JSON.stringify(text).replaceAll(UNSAFE_IN_SCRIPT, escaped);

/** The same in single quotes, which costs nothing for the double ones JSON is full of. `<` is what could end a script. */
export const inScriptQuoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/\\"|'/g, (sign) => (sign === "'" ? "\\'" : '"'))
    .replaceAll(/[<\u2028\u2029]/g, escaped)}'`;
