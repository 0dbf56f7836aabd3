import { parseAst } from 'vite';

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** Class names that code gives to elements. */
export interface UsedClasses {
  names: Set<string>;
  /** Beginnings of names whose end is computed, such as `badge-` of `badge-${tone}`. */
  beginnings: Set<string>;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '');

/** Names under which code keeps class names: className, buttonClass, KIND_CLASS, classes. */
const HOLDS_CLASSES = /^class(es)?$|Class(Name|es)?$|_CLASS(ES)?$|^className$/;

/** The part of a node that holds class names, when its name says that it does. */
function holderOf(node: SyntaxNode): unknown {
  if (node.type === 'JSXAttribute') return HOLDS_CLASSES.test(nameOf(node['name'])) ? node['value'] : null;
  if (node.type === 'Property') return HOLDS_CLASSES.test(nameOf(node['key'])) ? node['value'] : null;
  if (node.type === 'VariableDeclarator') return HOLDS_CLASSES.test(nameOf(node['id'])) ? node['init'] : null;
  if (node.type === 'FunctionDeclaration') return HOLDS_CLASSES.test(nameOf(node['id'])) ? node['body'] : null;
  const callee = node['callee'];
  const isClassList =
    isNode(callee) && isNode(callee['object']) && nameOf(callee['object']['property']) === 'classList';
  return node.type === 'CallExpression' && isClassList ? { type: 'Arguments', list: node['arguments'] } : null;
}

/** A text of a source file in which class names stand. */
export interface ClassText {
  text: string;
  /** Where it stands in the source, with what encloses it. */
  start: number;
  end: number;
  /** Its last word goes on with what is computed. */
  goesOn: boolean;
}

/** Adds the texts below `node` that are class names; texts that are compared, or choose a member, are none. */
function collect(node: SyntaxNode, found: ClassText[]): void {
  if (node.type === 'BinaryExpression') return;
  if (node.type === 'MemberExpression') {
    if (isNode(node['object'])) collect(node['object'], found);
    return;
  }
  if (node.type === 'CallExpression') {
    if (isNode(node['callee'])) collect(node['callee'], found);
    return;
  }
  const place = { start: Number(node['start']), end: Number(node['end']) };
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    found.push({ text: node['value'], ...place, goesOn: false });
  if (node.type === 'TemplateElement')
    found.push({ text: (node['value'] as { cooked: string }).cooked, ...place, goesOn: node['tail'] !== true });
  if (node.type === 'Property' && isNode(node['value'])) collect(node['value'], found);
  else childrenOf(node).forEach((child) => collect(child, found));
}

/** What asks for elements by a selector. */
const SEEKS = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll']);

/** Texts in which selectors stand: what elements are asked for by, and what is handed to a library as `selector`. */
function selectorsOf(node: SyntaxNode): SyntaxNode[] {
  const isText = (value: unknown): value is SyntaxNode =>
    isNode(value) && (value.type === 'Literal' || value.type === 'TemplateLiteral');
  if (node.type === 'Property' && nameOf(node['key']) === 'selector') return [node['value']].filter(isText);
  const callee = node['callee'];
  if (node.type !== 'CallExpression' || !isNode(callee) || !SEEKS.has(nameOf(callee['property']))) return [];
  return (node['arguments'] as SyntaxNode[]).filter(isText);
}

/** The texts of a source file that are class names, and those that are selectors, each once and in its order. */
export function classTexts(
  source: string,
  language: 'ts' | 'tsx',
): { names: ClassText[]; selectors: { start: number; end: number }[] } {
  const names: ClassText[] = [];
  const selectors: { start: number; end: number }[] = [];
  const visit = (node: SyntaxNode): void => {
    const holder = holderOf(node);
    if (isNode(holder)) collect(holder, names);
    selectors.push(...selectorsOf(node).map(({ start, end }) => ({ start: Number(start), end: Number(end) })));
    childrenOf(node).forEach(visit);
  };
  visit(parseAst(source, { lang: language }) as unknown as SyntaxNode);
  const once = new Map(names.map((text) => [text.start, text]));
  return { names: [...once.values()].toSorted((a, b) => a.start - b.start), selectors };
}

function addNames({ text, goesOn }: ClassText, used: UsedClasses): void {
  const words = text.split(/\s+/);
  const last = words.pop() ?? '';
  words.filter(Boolean).forEach((word) => used.names.add(word));
  if (last) (goesOn ? used.beginnings : used.names).add(last);
}

/** The class names of a source file: in className, in lists of classes, in functions that answer one. */
export function usedClasses(source: string, language: 'ts' | 'tsx'): UsedClasses {
  const used: UsedClasses = { names: new Set(), beginnings: new Set() };
  classTexts(source, language).names.forEach((text) => addNames(text, used));
  return used;
}
