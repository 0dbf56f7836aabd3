import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A reference in code, a comment or a document that leads nowhere, or that names a document the repository does not
 * have.
 */
export interface DeadReference {
  file: string;
  line: number;
  reference: string;
}

/** Files whose references are looked at: hand-written code and documents. */
const READ = /\.(?:tsx?|m[jt]s|sql|md)$/;
const UNREAD = /(?:^|\/)(?:generated|drizzle)\/|^\.changeset\/|CHANGELOG\.md$|references(?:\.test)?\.ts$/;

/** Ways of citing books that are not in the house. */
const ABSENT =
  /\b(?:spec(?:ification)?(?:\.md)?,? (?:sections? )?\d|specification\.md|spec\.md|decisions\.md|decisions? \d|LOOK\.md|LOOK \d|endpoints\.md|architecture(?:\.md|:)|\bendpoints, [A-Z]|stack\.md|(?<!product\/|\()learning\.md|kept-pages\.md|back-office\.md)/;
const DOCUMENT = /(?<![\w./-])docs\/[\w/-]+\.md(?:#[\w-]+)?/g;
const RECORD = /(?<![\w./-])tooling\/decisions\/(\d{4})/g;
const READING = /(?<![\w$#.'"-])R([1-9]\d?)(?![\w:'"])/g;

/** The anchor a heading gets: lower case, spaces to hyphens, all else but letters and digits left out. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

const anchorsOf = (text: string) =>
  new Set([...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, heading]) => anchorOf(heading!)));

/** Looks up what a reference names in the repository at `root`. */
export function createLookup(root: string) {
  const records = new Set(readdirSync(path.join(root, 'tooling/decisions')).map((name) => name.slice(0, 4)));
  const readings = new Set(
    [...readFileSync(path.join(root, 'docs/readings.md'), 'utf8').matchAll(/^\| R(\d+) \|/gm)].map(
      ([, number]) => number,
    ),
  );
  const anchors = new Map<string, Set<string> | null>();
  const anchorsIn = (file: string) => {
    if (!anchors.has(file)) {
      const full = path.join(root, file);
      anchors.set(file, existsSync(full) ? anchorsOf(readFileSync(full, 'utf8')) : null);
    }
    return anchors.get(file)!;
  };
  return (line: string): string[] => {
    const dead = [...line.matchAll(DOCUMENT)]
      .map(([reference]) => reference)
      .filter((reference) => {
        const [file, anchor] = reference.split('#') as [string, string | undefined];
        const known = anchorsIn(file);
        return !known || (anchor !== undefined && !known.has(anchor));
      });
    for (const [reference, number] of line.matchAll(RECORD)) if (!records.has(number!)) dead.push(reference);
    if (/\/\/|\*|\|/.test(line))
      for (const [reference, number] of line.matchAll(READING)) if (!readings.has(number!)) dead.push(reference);
    const absent = ABSENT.exec(line);
    return absent ? [...dead, absent[0]] : dead;
  };
}

/** Every dead reference of the files git knows below `root`. */
export function deadReferences(root: string): DeadReference[] {
  const deadIn = createLookup(root);
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => READ.test(file) && !UNREAD.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => deadIn(line).map((reference) => ({ file, line: index + 1, reference }))),
    );
}
