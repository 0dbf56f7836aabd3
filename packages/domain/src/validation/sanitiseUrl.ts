/** What an address with a dangerous scheme becomes (docs/product/course.md#price). */
export const BLANK_ADDRESS = 'about:blank';

const DANGEROUS_SCHEME = /^(javascript|data|vbscript):/i;
/** Browsers drop these before they read a scheme: control characters, white space, and invisible marks. */
const IGNORED = /[\p{Cc}\p{Cf}\s]/gu;

/**
 * An address fit for a link: javascript, data and vbscript schemes become about:blank, however they are
 * written (case, white space, control characters, entities, percent codes), everything else is returned as
 * it came (docs/product/course.md#price). Never throws.
 */
export function sanitiseUrl(address: string | null | undefined): string {
  const given = (address ?? '').trim();
  if (given === '') return BLANK_ADDRESS;
  return readings(given).some((reading) => DANGEROUS_SCHEME.test(reading)) ? BLANK_ADDRESS : given;
}

/** The ways in which a browser or a careless template could read the address. */
function readings(address: string): string[] {
  const plain = address.replace(IGNORED, '');
  const unescaped = decodeEntities(plain).replace(IGNORED, '');
  const unquoted = decodePercent(unescaped).replace(IGNORED, '');
  return [plain, unescaped, unquoted];
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => characterOf(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, decimal: string) => characterOf(Number(decimal)))
    .replace(/&(tab|newline);?/gi, '')
    .replace(/&colon;?/gi, ':');
}

function decodePercent(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => characterOf(Number.parseInt(hex, 16)));
}

function characterOf(codePoint: number): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '';
}
