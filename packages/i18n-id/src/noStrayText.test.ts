/// <reference types="node" />
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['packages/ui', 'packages/features', 'apps'];
const SPOKEN_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
]);
const TWO_LETTERS = /\p{L}{2}/u;

interface Node {
  type: string;
  [key: string]: unknown;
}

/**
 * The interface texts written as literals into a TSX source: text between tags, literal children, and spoken
 * attributes.
 */
function strayTexts(source: string): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Node, found);
  return found.map((text) => text.trim()).filter((text) => TWO_LETTERS.test(text));
}

function visit(node: Node, found: string[]): void {
  if (node.type === 'JSXText') found.push(String(node['value']));
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    for (const child of node['children'] as Node[]) {
      if (child.type === 'JSXExpressionContainer') found.push(...literals(child['expression'] as Node));
    }
  }
  if (node.type === 'JSXAttribute' && SPOKEN_ATTRIBUTES.has(String((node['name'] as Node)['name']))) {
    const value = node['value'] as Node | null;
    if (value) found.push(...literals(value.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value));
  }
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, found);
    }
  }
}

/** Texts that an expression can come to: a literal, a template, either arm of a choice. */
function literals(node: Node): string[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap((arm) => literals(arm as Node));
  if (node.type === 'LogicalExpression') return [node['left'], node['right']].flatMap((side) => literals(side as Node));
  return [];
}

/** Stories and tests may write their samples; Storybook's own pages are documentation, not interface. */
function sources(folder: string): string[] {
  const cwd = path.join(ROOT, folder);
  if (!existsSync(cwd)) return [];
  return globSync('**/*.tsx', {
    cwd,
    exclude: (name) =>
      /^(node_modules|\.next|\.storybook|dist|stories|storybook|storybook-static)$/.test(path.basename(name)),
  })
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => path.join(cwd, file));
}

describe('interface text lives in i18n-id only', () => {
  it.each([
    ['text between tags', '<b>Halo</b>', ['Halo']],
    ['a literal child', '<b>{"Halo"}</b>', ['Halo']],
    ['a template child', '<b>{`Halo ${name}`}</b>', ['Halo']],
    ['either arm of a choice', '<b>{open ? "Buka" : "Tutup"}</b>', ['Buka', 'Tutup']],
    ['a literal behind a condition', '<b>{open && "Buka"}</b>', ['Buka']],
    ['a spoken attribute', '<b aria-label="Tutup menu" />', ['Tutup menu']],
    ['a spoken attribute in braces', '<img alt={"Logo"} />', ['Logo']],
    ['text deep inside', '<a><b><i>Halo</i></b></a>', ['Halo']],
    ['text in a fragment', '<>Halo</>', ['Halo']],
    ['nothing in class names', '<b className="kartu besar" />', []],
    ['nothing in marks and single letters', '<b>/ · x 5</b>', []],
    ['nothing in texts of i18n-id', '<b aria-label={text.close}>{text.title}</b>', []],
    ['nothing in types', '(load: () => Promise<string>) => <b>{load}</b>', []],
  ])('the check finds %s', (_, source, expected) => {
    expect(strayTexts(`const sample = ${source};`)).toEqual(expected);
  });

  it.each(FOLDERS)('no literal text in %s', (folder) => {
    const stray = sources(folder).flatMap((file) =>
      strayTexts(readFileSync(file, 'utf8')).map((text) => `${path.relative(ROOT, file)}: ${text}`),
    );
    expect(stray).toEqual([]);
  });
});
