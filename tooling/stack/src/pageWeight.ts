import { gzipSync } from 'node:zlib';

/** What a first visit to a page loads, in bytes. */
export interface PageWeight {
  /** Gzipped. */
  scriptBytes: number;
  /** As it is read. */
  htmlBytes: number;
  gzippedHtmlBytes: number;
  /** True when the HTML itself holds `content`. */
  holdsContent: boolean;
}

const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** Scripts a page names in its HTML; those for old browsers (`noModule`) are not loaded. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const preloads = html.match(/<link\b[^>]*\bas="script"[^>]*>/g) ?? [];
  const addresses = [...tags.filter((tag) => !/nomodule/i.test(tag)), ...preloads].map(
    (tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1],
  );
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/** Weighs the page at `url`, as the visitor with these cookies. @throws Error when it does not answer 200. */
export async function weighPage(url: string, content: string, cookie = ''): Promise<PageWeight> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const html = await response.text();
  const scripts = await Promise.all(
    scriptsOf(html).map(async (address) => Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer())),
  );
  return {
    scriptBytes: scripts.reduce((sum, script) => sum + gzipped(script), 0),
    htmlBytes: Buffer.byteLength(html),
    gzippedHtmlBytes: gzipped(html),
    holdsContent: html.includes(content),
  };
}
