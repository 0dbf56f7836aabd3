import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
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

it('journeys may be remembered, and say that they read the API and every app', () => {
  const { tasks } = JSON.parse(readFileSync(path.join(root, 'e2e/turbo.json'), 'utf8')) as {
    tasks: Record<string, { dependsOn: string[]; inputs?: string[] }>;
  };
  const apps = readdirSync(path.join(root, 'apps')).filter((name) => name !== 'storybook');
  expect(Object.keys(tasks)).toEqual(['journeys', 'journeys:alone']);
  for (const { dependsOn, inputs } of Object.values(tasks)) {
    expect(dependsOn.toSorted()).toEqual(['sources', ...apps.map((name) => `@suluh/${name}#sources`)].toSorted());
    expect(inputs).toBeUndefined(); // all of e2e/
  }
});

it('what decides whether work is remembered are sources: no whole package, in which runs leave what they wrote', () => {
  const files = ['apps', 'packages', 'tooling', 'e2e']
    .flatMap((place) => globSync([`${place}/*/turbo.json`, `${place}/turbo.json`], { cwd: root }))
    .map(
      (file) =>
        JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { tasks?: Record<string, { inputs?: string[] }> },
    );
  const elsewhere = files
    .flatMap(({ tasks }) => Object.values(tasks ?? {}))
    .flatMap(({ inputs }) => inputs ?? [])
    .filter((place) => place.includes('$TURBO_ROOT$'))
    .map((place) => place.replace(/^!?\$TURBO_ROOT\$\//, ''));
  expect(elsewhere.length).toBeGreaterThan(5);
  for (const place of elsewhere) expect(place).toMatch(/^((apps|packages|tooling)\/[^/]+|e2e)\/([^*]|\*\.)/);
});
