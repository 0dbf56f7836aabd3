import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Contents } from './cardsContents.ts';

const PAGE = JSON.stringify(path.join(import.meta.dirname, 'cardsPage.tsx'));
const CLIENT = `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CardsPage } from ${PAGE};
window.hydrate = (contents) => hydrateRoot(document.getElementById('root'), createElement(CardsPage, { contents }));`;
const SERVER = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CardsPage } from ${PAGE};
export const render = (contents) => renderToString(createElement(CardsPage, { contents }));`;

/** One file of production JavaScript from `source`, with React in it. */
async function bundle(source: string, isServer: boolean): Promise<string> {
  const entry = 'virtual:cards';
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: path.join(import.meta.dirname, '..'),
    mode: 'production',
    build: {
      write: false,
      minify: true,
      ssr: isServer,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'cards',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? path.join(import.meta.dirname, 'entry.ts') : null),
        load: (id) => (id.endsWith('bench/entry.ts') ? source : null),
      },
    ],
  })) as Rolldown.RolldownOutput;
  const chunk = result.output.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error('The bundler made nothing.');
  return chunk.code;
}

/** The script of the bench's page, and the HTML the server sends for each content. */
export async function cardsBundle(): Promise<{ script: string; html: (contents: Contents) => string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'suluh-cards-'));
  try {
    const file = path.join(folder, 'server.mjs');
    writeFileSync(file, await bundle(SERVER, true));
    const { render } = (await import(pathToFileURL(file).href)) as { render: (contents: Contents) => string };
    return { script: await bundle(CLIENT, false), html: render };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
