import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { StylesheetKind } from '@suluh/domain/address';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** A stylesheet as a file, in all forms in which it is sent. */
export interface StylesheetFile {
  body: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

/** Far more than the pages of a site have different ones. */
const MOST_STYLESHEETS = 500;

/** The stylesheets of a process that pages load as files, by names that say what is in them. */
export class StylesheetStore {
  private readonly files = new LRUCache<string, StylesheetFile>({ max: MOST_STYLESHEETS });

  /** Takes a stylesheet in. @returns its name */
  async put(kind: StylesheetKind, css: string): Promise<string> {
    const name = `${kind}-${createHash('sha256').update(css).digest('base64url').slice(0, 16)}`;
    if (!this.files.get(name)) {
      const body = Buffer.from(css);
      this.files.set(name, { body, gzip: (await gzip(body, { level: 9 })) as Buffer, brotli: await brotli(body) });
    }
    return name;
  }

  get(name: string): StylesheetFile | undefined {
    return this.files.get(name);
  }
}
