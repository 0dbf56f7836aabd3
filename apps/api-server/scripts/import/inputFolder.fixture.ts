import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ImportedRow, ImportKind } from './kind.ts';
import type { Encoding } from '../../src/tableFile/encoding.ts';
import { Rejections, type Rejection } from './rejections.ts';
import { runImport, type ImportResult } from './runImport.ts';

/** A folder of input files for one test suite. */
export interface InputFolder {
  write(name: string, content: string | Buffer): string;
  /** Imports a file; answers what came of it with all rejections of the report. */
  run<Row extends ImportedRow>(
    kind: ImportKind<Row>,
    file: string,
    options?: { isDryRun?: boolean; signal?: AbortSignal; encoding?: Encoding },
  ): Promise<ImportResult & { rejected: Rejection[] }>;
  path: string;
  remove(): void;
}

/** A row of a course that can be imported. */
export const courseLine = (id: number | string, fields: Record<string, unknown> = {}): string =>
  `${JSON.stringify({ id, source: 'uji', title: `Kursus Uji ${id}`, institution: 'Lembaga Uji', price: 50_000, ...fields })}\n`;

export const packed = (text: string): Buffer => gzipSync(text);

/** Makes a folder whose imports go to `databaseUrl`. */
export function makeInputFolder(databaseUrl: string): InputFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'suluh-import-'));
  let runs = 0;
  return {
    path: folder,
    write(name, content) {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return file;
    },
    async run(kind, file, { isDryRun = false, signal, encoding } = {}) {
      const rejections = new Rejections(path.join(folder, `report-${++runs}.jsonl`));
      const result = await runImport(kind, {
        file,
        databaseUrl,
        isDryRun,
        encoding,
        rejections,
        now: new Date('2025-11-01T00:00:00Z'),
        ...(signal ? { signal } : {}),
      });
      rejections.close();
      const lines = existsSync(rejections.file) ? readFileSync(rejections.file, 'utf8').trim().split('\n') : [];
      return { ...result, rejected: lines.map((line) => JSON.parse(line) as Rejection) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
