/** What can be read of a certificate's PDF without a library for PDFs. */
export interface PaperFile {
  /** Number of the certificate it says it is. */
  number: string | null;
  /** Lines of its text in the order they were written; none of a file that is written another way than ours. */
  lines: string[];
}

/** Unpacks a deflated stream; a browser and a server have one each. */
type Inflate = (packed: Uint8Array) => Promise<Uint8Array>;

/** Our own papers have less than a tenth of it; longer ones are no certificates of ours. */
const MOST_BYTES = 4 * 1024 * 1024;

const NUMBER = /SLH-\d{2}-\d{3,}-[0-9A-Z]{8}/;

/** Bytes as signs, one each, so that places in the text are places in the file. */
function signsOf(bytes: Uint8Array): string {
  let signs = '';
  for (let at = 0; at < bytes.length; at += 8192) signs += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return signs;
}

const hexText = (hex: string): string =>
  (hex.match(/.{1,4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

type Letters = Map<string, string>;

/** What the codes of a font mean, out of its ToUnicode table. */
function lettersOf(table: string): Letters {
  const letters: Letters = new Map();
  const next = (code: string, at: number) =>
    (Number.parseInt(code, 16) + at).toString(16).padStart(code.length, '0').toLowerCase();
  for (const [, first = '', list] of table.matchAll(/<([\da-f]+)>\s*<[\da-f]+>\s*\[([^\]]*)\]/gi))
    for (const [at, [, hex = '']] of [...list!.matchAll(/<([\da-f]*)>/gi)].entries())
      letters.set(next(first, at), hexText(hex));
  for (const [, block = ''] of table.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, first = '', last = '', to = ''] of block
      .replaceAll(/<[\da-f]+>\s*<[\da-f]+>\s*\[[^\]]*\]/gi, '')
      .matchAll(/<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]+)>/gi)) {
      const span = Math.min(Number.parseInt(last, 16) - Number.parseInt(first, 16), 0xff_ff);
      for (let at = 0; at <= span; at++) letters.set(next(first, at), hexText(next(to, at)));
    }
  for (const [, block = ''] of table.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code = '', to = ''] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi))
      letters.set(code.toLowerCase(), hexText(to));
  return letters;
}

/** The strings of one operator that shows text, read by the font they are set in. */
function shownText(operand: string, letters: Letters | undefined): string {
  const length = [...(letters?.keys() ?? [])][0]?.length ?? 2;
  let text = '';
  for (const [, hex, plain] of operand.matchAll(/<([\da-f\s]*)>|\(((?:\\.|[^\\()])*)\)/gi)) {
    const codes =
      hex === undefined
        ? plain!.replace(/\\([()\\])/g, '$1').replace(/[^]/g, (sign) => codeOf(sign))
        : hex.replace(/\s/g, '').toLowerCase();
    for (const code of codes.match(new RegExp(`.{1,${length}}`, 'g')) ?? [])
      text += letters ? (letters.get(code) ?? '') : String.fromCharCode(Number.parseInt(code, 16));
  }
  return text;
}

const codeOf = (sign: string): string => sign.charCodeAt(0).toString(16).padStart(2, '0');

/** Lines of a page's content: what stands at one height one after another is one line. */
function linesOf(content: string, fonts: ReadonlyMap<string, Letters>): string[] {
  const lines: string[] = [];
  let font: Letters | undefined;
  let height: string | null = null;
  let lastHeight: string | null = null;
  const OPERATORS =
    /([-\d.]+)\s+Tm\b|\/([^\s/[\]<>()]+)\s+[-\d.]+\s+Tf\b|(\[[^\]]*\]|<[\da-f\s]*>|\((?:\\.|[^\\()])*\))\s*TJ?j?\b/gi;
  for (const [, moved, named, shown] of content.matchAll(OPERATORS)) {
    if (moved !== undefined) height = moved;
    else if (named !== undefined) font = fonts.get(named);
    else {
      const text = shownText(shown!, font);
      if (lines.length > 0 && height !== null && height === lastHeight) lines[lines.length - 1] += text;
      else lines.push(text);
      lastHeight = height;
    }
  }
  return lines;
}

interface Part {
  body: string;
  /** The stream, unpacked; empty of an object without one. */
  stream: string;
}

/** How long a stream is, as it says itself: a packed one may end with what looks like the end of a line. */
const streamBytes = (head: string, found: string): number =>
  Number(/\/Length (\d+)(?=\s*(?:\/|>>))/.exec(head)?.[1] ?? found.length);

async function partsOf(bytes: Uint8Array, source: string, inflate: Inflate): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>();
  for (const found of source.matchAll(/(?:^|[\r\n])(\d+) 0 obj\b([^]*?)endobj/g)) {
    const [whole, id = '', body = ''] = found;
    const inner = /stream\r?\n([^]*?)\r?\nendstream/.exec(body);
    const head = inner ? body.slice(0, inner.index) : body;
    let stream = '';
    if (inner && !/\/(Length1|Subtype\s*\/Image)\b/.test(head)) {
      const begin = found.index + whole.indexOf(body) + inner.index + inner[0].indexOf(inner[1]!);
      const packed = bytes.subarray(begin, begin + streamBytes(head, inner[1]!));
      stream = head.includes('/FlateDecode') ? signsOf(await inflate(packed).catch(() => new Uint8Array())) : inner[1]!;
    }
    parts.set(id, { body: head, stream });
  }
  return parts;
}

/**
 * Reads number and words of a certificate's PDF on the device of whoever checks it, so that what was changed can be
 * named (docs/product/certificate.md#check). It knows how our own papers are written and what common editors make of
 * them; of any other file nothing is read, and its sum alone speaks.
 */
export async function readPaper(bytes: Uint8Array, inflate: Inflate): Promise<PaperFile> {
  if (bytes.length > MOST_BYTES) return { number: null, lines: [] };
  const source = signsOf(bytes);
  if (!source.startsWith('%PDF-')) return { number: null, lines: [] };
  const parts = await partsOf(bytes, source, inflate);
  const fonts = new Map<string, Letters>();
  for (const [, name = '', id = ''] of source.matchAll(/\/([^\s/[\]<>()]+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(parts.get(id)?.body ?? '')?.[1];
    if (table) fonts.set(name, lettersOf(parts.get(table)?.stream ?? ''));
  }
  const lines = [...parts.values()]
    .filter(({ stream }) => /\bT[jJ]\b/.test(stream))
    .flatMap(({ stream }) => linesOf(stream, fonts))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const number =
    NUMBER.exec(lines.join('\n')) ??
    NUMBER.exec(source) ??
    NUMBER.exec([...parts.values()].map(({ stream }) => stream).join('\n'));
  return { number: number?.[0] ?? null, lines };
}
