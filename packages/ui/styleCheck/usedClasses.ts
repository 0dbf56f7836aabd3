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

/** Adds the class names among the texts below `node`; texts that are compared, or choose a member, are none. */
function collect(node: SyntaxNode, used: UsedClasses): void {
  if (node.type === 'BinaryExpression') return;
  if (node.type === 'MemberExpression') {
    if (isNode(node['object'])) collect(node['object'], used);
    return;
  }
  if (node.type === 'CallExpression') {
    if (isNode(node['callee'])) collect(node['callee'], used);
    return;
  }
  if (node.type === 'Literal' && typeof node['value'] === 'string') addNames(node['value'], used);
  if (node.type === 'TemplateElement')
    addNames((node['value'] as { cooked: string }).cooked, used, node['tail'] !== true);
  if (node.type === 'Property' && isNode(node['value'])) collect(node['value'], used);
  else childrenOf(node).forEach((child) => collect(child, used));
}

function addNames(text: string, used: UsedClasses, goesOn = false): void {
  const words = text.split(/\s+/);
  const last = words.pop() ?? '';
  words.filter(Boolean).forEach((word) => used.names.add(word));
  if (last) (goesOn ? used.beginnings : used.names).add(last);
}

/** The class names of a source file: in className, in lists of classes, in functions that answer one. */
export function usedClasses(source: string, language: 'ts' | 'tsx'): UsedClasses {
  const used: UsedClasses = { names: new Set(), beginnings: new Set() };
  const visit = (node: SyntaxNode): void => {
    const holder = holderOf(node);
    if (isNode(holder)) collect(holder, used);
    childrenOf(node).forEach(visit);
  };
  visit(parseAst(source, { lang: language }) as unknown as SyntaxNode);
  return used;
}
