import type { IncomingHttpHeaders } from 'node:http';

/** Headers that choose between a whole page and the parts of it that soft navigation asks for. */
const PART_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/** What a kept page is kept under: host, address, which part of the page, and whether data is saved. */
export interface PageKey {
  host: string;
  address: string;
  headers: Record<string, string>;
  isSaving: boolean;
  /** The form of a template that is filled in for each request; none for a page that is sent as it is. */
  form?: string;
}

/** The key of a request for `address`, the normalised path and query. */
export function keyOf(address: string, host: string, headers: IncomingHttpHeaders, isSaving: boolean): string {
  const parts: Record<string, string> = {};
  for (const name of PART_HEADERS) if (typeof headers[name] === 'string') parts[name] = headers[name];
  const key: PageKey = { host, address, headers: parts, isSaving };
  return JSON.stringify(key);
}

/** The key of a template. */
export const templateKey = ({ host, address, isSaving }: Omit<PageKey, 'headers' | 'form'>, form: string): string =>
  JSON.stringify({ host, address, headers: {}, isSaving, form } satisfies PageKey);

/** The request a key stands for. */
export const requestOf = (key: string): PageKey => JSON.parse(key) as PageKey;
