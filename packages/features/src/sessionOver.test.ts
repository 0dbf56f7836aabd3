/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Stands beside what is for everybody, and is left out where it does not come. */
const BESIDE = ['listing/SearchHistory.tsx'];

const callers = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => {
  if (/\.test\.tsx?$|^parts\/context\//.test(file) || BESIDE.includes(file)) return false;
  return /\blearnerApi(IfAny)?\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
});

it.each(callers)('%s leads to login and back when the session is over in the middle of it', (file) => {
  expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).toMatch(/\b(renewWhenOver|firstPage)\(/);
});
