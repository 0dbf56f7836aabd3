import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REMEMBERED, vitestSuites } from './suites.ts';
import { root } from './workspace.ts';

it('whoever may be remembered says what it reads: all of its own, and what lies elsewhere', () => {
  const remembered = vitestSuites().filter(({ name }) => REMEMBERED.has(name));
  expect(remembered).toHaveLength(REMEMBERED.size);
  for (const { folder } of remembered) {
    const { tasks } = JSON.parse(readFileSync(path.join(root, folder, 'turbo.json'), 'utf8')) as {
      tasks: { test: { inputs: string[] } };
    };
    const [own, ...elsewhere] = tasks.test.inputs;
    expect(own).toBe('$TURBO_DEFAULT$');
    for (const place of elsewhere) {
      const start = place.replace(/^!?\$TURBO_ROOT\$\//, '').replace(/\/\*.*$/, '');
      expect([folder, start, existsSync(path.join(root, start))]).toEqual([folder, start, true]);
    }
  }
});
