import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort, newFolder } from './testing/place.ts';
import { runProgram, untilAnswers } from './testing/program.ts';

/** Sends the path exactly as written, which fetch would tidy first. */
const get = (port: number, rawPath: string): Promise<{ status: number; type: string | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: rawPath, agent: false }, async (response) => {
      let body = '';
      for await (const chunk of response) body += String(chunk);
      resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'], body });
    })
      .once('error', reject)
      .end();
  });

async function serve() {
  const place = newFolder();
  const folder = path.join(place, 'built');
  for (const name of ['built/assets', 'built-secret']) mkdirSync(path.join(place, name), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<h1>Halo</h1>');
  writeFileSync(path.join(folder, 'assets/a b.js'), 'halo()');
  for (const name of ['secret.txt', 'built-secret/secret.txt']) writeFileSync(path.join(place, name), 'rahasia');
  const port = await freePort();
  const program = runProgram(['staticServer.ts', folder, String(port)]);
  await untilAnswers(`http://127.0.0.1:${port}/`);
  return { port, program };
}

describe('the static server', () => {
  test('serves its folder, and nothing outside of it, whatever the path', async () => {
    const { port, program } = await serve();
    expect(await get(port, '/')).toEqual({ status: 200, type: 'text/html; charset=utf-8', body: '<h1>Halo</h1>' });
    expect(await get(port, '/assets/a%20b.js?v=1')).toMatchObject({
      status: 200,
      type: 'text/javascript; charset=utf-8',
      body: 'halo()',
    });
    const outside = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/../built-secret/secret.txt',
      '/..%2fbuilt-secret/secret.txt',
      '/%2e%2e%2fbuilt-secret%2fsecret.txt',
      '/-secret/secret.txt',
    ];
    for (const rawPath of outside)
      expect([rawPath, await get(port, rawPath)]).toEqual([
        rawPath,
        { status: 404, type: 'text/plain', body: 'Not found' },
      ]);
    const broken = ['/%', '/%E0%A4%A', '/a%00b', '//', '/assets', '/tidak-ada.js'];
    for (const rawPath of broken) expect([rawPath, (await get(port, rawPath)).status]).toEqual([rawPath, 404]);
    expect((await get(port, '/')).status).toBe(200);
    process.kill(program.pid, 'SIGTERM');
    await program.ended;
  });
});
