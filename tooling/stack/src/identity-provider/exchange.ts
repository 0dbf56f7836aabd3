import type { ServerResponse } from 'node:http';

/** Fields of a posted form. */
export async function readForm(stream: AsyncIterable<Buffer>): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

export const sendPage = (response: ServerResponse, status: number, html: string): void =>
  void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
