/// <reference types="node" />
/**
 * Changes one operator, condition or literal of a rule at a time, in a copy of this package, and counts how
 * many of these mutants the tests beside the rule notice. Usage: node mutate.ts [--sample N] [file below src ...].
 * With --sample, N mutants spread evenly over all. Fails when fewer than 90 % die.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseAst } from 'vite';

const MOST_VALUABLE = [
  'pricing/total.ts',
  'promo/promo.ts',
  'promo/panel.ts',
  'promo/discount.ts',
  'transaction/transition.ts',
  'session/redirect.ts',
  'session/refresh.ts',
  'schedule/buyButton.ts',
  'validation/sanitiseUrl.ts',
  'validation/generic.ts',
  'listing/parse.ts',
  'check-in/status.ts',
  'pagination/pageLinks.ts',
  'course/price.ts',
  'course/myCourseAction.ts',
];
const LEAST_KILLED = 0.9;
/** What tests get without a mutant, in milliseconds: much, as other work may share the machine. */
const LONGEST_MS = 600_000;
/** A mutant gets three times what its tests took without it, and this at least, in milliseconds. */
const SHORTEST_MS = 60_000;

const SWAPS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Mutant {
  start: number;
  end: number;
  text: string;
}

function mutantsOf(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, source, mutants);
  return mutants;
}

function visit(node: Node, source: string, mutants: Mutant[]): void {
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return;
  const replace = (target: Node, text: string) => mutants.push({ start: target.start, end: target.end, text });
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const [left, right] = [node['left'] as Node, node['right'] as Node];
    const between = source.slice(left.end, right.start);
    for (const swap of SWAPS[String(node['operator'])] ?? []) {
      mutants.push({ start: left.end, end: right.start, text: between.replace(String(node['operator']), swap) });
    }
  }
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    for (const constant of ['true', 'false']) replace(node['test'] as Node, constant);
  }
  if (node.type === 'UnaryExpression' && node['operator'] === '!')
    replace(node, source.slice(node.start + 1, node.end));
  if (node.type === 'Literal') {
    const value = node['value'];
    if (typeof value === 'number') replace(node, String(value + 1));
    if (typeof value === 'boolean') replace(node, String(!value));
    if (typeof value === 'string') replace(node, value === '' ? "'mutant'" : "''");
  }
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, source, mutants);
    }
  }
}

const copy = mkdtempSync(path.join(tmpdir(), 'domain-mutants-'));
cpSync(import.meta.dirname, copy, {
  recursive: true,
  filter: (from) => !/node_modules|coverage|tsconfig/.test(path.relative(import.meta.dirname, from)),
});
symlinkSync(path.join(import.meta.dirname, 'node_modules'), path.join(copy, 'node_modules'));

/** Runs the tests of the file's folder; those that do not end in time fail. */
function test(file: string, timeoutMs: number): { isPassed: boolean; durationMs: number } {
  const beganMs = performance.now();
  const run = spawnSync(
    path.join('node_modules', '.bin', 'vitest'),
    ['run', '--bail', '1', '--testTimeout', String(timeoutMs), `src/${path.dirname(file)}/`],
    { cwd: copy, timeout: timeoutMs, stdio: 'ignore' },
  );
  return { isPassed: run.status === 0, durationMs: performance.now() - beganMs };
}

const { values: options, positionals } = parseArgs({
  options: { sample: { type: 'string' } },
  allowPositionals: true,
});
const sources = (positionals.length > 0 ? positionals : MOST_VALUABLE).map((file) => {
  const source = readFileSync(path.join(copy, 'src', file), 'utf8');
  return { file, source, mutants: mutantsOf(source) };
});
const all = sources.reduce((sum, { mutants }) => sum + mutants.length, 0);
const every = options.sample ? Math.max(1, Math.floor(all / Number(options.sample))) : 1;

let seen = 0;
let total = 0;
let killed = 0;
for (const { file, source, mutants: possible } of sources) {
  const target = path.join(copy, 'src', file);
  const mutants = possible.filter(() => seen++ % every === 0);
  if (mutants.length === 0) continue;
  const without = test(file, LONGEST_MS);
  if (!without.isPassed) throw new Error(`The tests of ${file} fail without any mutant.`);
  const timeoutMs = Math.max(SHORTEST_MS, Math.ceil(3 * without.durationMs));
  let killedHere = 0;
  for (const { start, end, text } of mutants) {
    writeFileSync(target, source.slice(0, start) + text + source.slice(end));
    if (!test(file, timeoutMs).isPassed) killedHere += 1;
    else
      console.log(
        `  survived: ${file}:${source.slice(0, start).split('\n').length}: ${source.slice(start, end).trim()} -> ${text.trim()}`,
      );
  }
  writeFileSync(target, source);
  total += mutants.length;
  killed += killedHere;
  console.log(`${file}: ${killedHere} of ${mutants.length} mutants killed`);
}
rmSync(copy, { recursive: true });
console.log(`${killed} of ${total} mutants killed (${((killed / total) * 100).toFixed(1)} %)`);
if (killed < total * LEAST_KILLED) process.exitCode = 1;
