import { inflateSync } from 'node:zlib';

const hexText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What the codes of an embedded font mean, out of its ToUnicode table. */
function unicodeOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries())
      letters.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), hexText(hex));
  }
  return letters;
}

/**
 * Text of a PDF as a reader's clipboard gets it, line by line: streams unpacked, strings read by the fonts they are set
 * in.
 */
export function textOfPdf(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const stream = (body: string): string => {
    const packed = /stream\n([^]*?)\nendstream/.exec(body)?.[1];
    return packed === undefined
      ? ''
      : body.includes('/FlateDecode')
        ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
        : packed;
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (table) fonts.set(name, unicodeOf(stream(objects.get(table) ?? '')));
  }
  const lines: string[] = [];
  for (const body of objects.values()) {
    if (!body.includes('stream') || /\/(Length1|Subtype|Type) /.test(body)) continue; // a font or a picture
    let font: Map<string, string> | undefined;
    for (const [, name, shown = ''] of stream(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name) {
        font = fonts.get(name);
        continue;
      }
      const hex = [...shown.matchAll(/<([\da-f]*)>/g)].map(([, part = '']) => part).join('');
      lines.push(
        font
          ? (hex.match(/.{4}/g) ?? []).map((code) => font!.get(code) ?? '\uFFFD').join('')
          : Buffer.from(hex, 'hex').toString('latin1'),
      );
    }
  }
  return lines.join('\n');
}
