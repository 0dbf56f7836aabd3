/** Characters of codes that people type: none is taken for another when read aloud. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Characters of a short code in front of the one that checks them. */
export const SHORT_CODE_BODY = 7;

const valueOf = (letter: string): number => CODE_ALPHABET.indexOf(letter);

/** The character that makes a code right: a letter typed wrong, and most that changed places, show by it (Luhn mod 32). */
function checkLetter(body: string): string {
  let sum = 0;
  for (const [index, letter] of [...body].reverse().entries()) {
    const weighed = valueOf(letter) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(weighed / CODE_ALPHABET.length) + (weighed % CODE_ALPHABET.length);
  }
  return CODE_ALPHABET[(CODE_ALPHABET.length - (sum % CODE_ALPHABET.length)) % CODE_ALPHABET.length]!;
}

/** A whole code from its random part. */
export const shortCodeOf = (body: string): string => `${body}${checkLetter(body)}`;

/** What was typed, without what people add to it; null unless it is a code that can be right. */
export function readShortCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/^\s*SLH/, '')
    .replaceAll(/[\s-]/g, '');
  if (code.length !== SHORT_CODE_BODY + 1 || [...code].some((letter) => valueOf(letter) < 0)) return null;
  return checkLetter(code.slice(0, SHORT_CODE_BODY)) === code.at(-1) ? code : null;
}

/** 'SLH-7K4M-PX29': as it is read and printed. */
export const printedCode = (code: string): string => `SLH-${code.slice(0, 4)}-${code.slice(4)}`;
