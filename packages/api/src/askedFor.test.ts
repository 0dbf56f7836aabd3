/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/index.ts';

const page = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../docs/product/${name}.md`, import.meta.url)), 'utf8');

const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S+$/;
/** A call by its method and address, whatever is named in it. */
const shapeOf = (call: string): string => call.replaceAll(/\{[^}]*\}/g, '{}');
const isCall = (line: string): boolean => CALL.test(line);

const asked = page('calls-asked-for').split('\n').filter(isCall);
const offered = new Set(catalogue.map(({ method, path }) => shapeOf(`${method} ${path}`)));
const isOffered = (call: string): boolean => offered.has(shapeOf(call));
/** Those that went, with the reason that is told. */
const gone = new Map(
  [...page('api').matchAll(/^\| `((?:GET|POST|PUT|PATCH|DELETE) [^`]+)` \| (.+) \|$/gm)].map(([, call, why]) => [
    call!,
    why!,
  ]),
);
/** Calls of the catalogue that a reason names in their place. */
const namedIn = (why: string): string[] => [...why.matchAll(/`([^`]+)`/g)].map(([, said]) => said!).filter(isCall);

describe('every call that was asked for', () => {
  it('is listed once', () => {
    expect(asked.length).toBeGreaterThanOrEqual(200);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('is an entry of the catalogue, or goes with a reason', () =>
    expect(asked.filter((call) => !isOffered(call) && !gone.has(call))).toEqual([]));
});

describe('a call that went', () => {
  it.each([...gone])('%s was asked for, is none of the catalogue, and says what took its place', (call, why) => {
    expect([asked.includes(call), isOffered(call)]).toEqual([true, false]);
    expect(why.length).toBeGreaterThan(30);
    expect(namedIn(why).filter((named) => !isOffered(named))).toEqual([]);
  });
});

it('what a reason names is told from other words', () =>
  expect(namedIn('kept by `GET /api/a/{id}` of the kind `x.y`')).toEqual(['GET /api/a/{id}']));
