import type { Learning } from '@suluh/api/types';
import { MAIN_ROUTES } from '@suluh/domain/address';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RoomProvider } from '../learning/room/RoomProvider.tsx';
import { TenantProvider } from '../parts/tenant/TenantProvider.tsx';
import { SCRIPT_PATH, type Asked, type Scripted } from './scriptedApi.ts';

/** The main site, as far as islands look. */
export const tenant = { id: 'main', routes: MAIN_ROUTES } as TenantConfig;

/** Where a page was led, and how often it was drawn again. */
export interface NotedWays {
  visited: string[];
  refreshed: number;
}

/** What islands of a room stand in. */
export function InRoom({
  learning,
  noted = { visited: [], refreshed: 0 },
  children,
}: {
  learning: Learning;
  noted?: NotedWays;
  children: ReactNode;
}): ReactElement {
  const [ways] = useState(() => ({
    go: (href: string) => void noted.visited.push(href),
    refresh: () => void (noted.refreshed += 1),
  }));
  return (
    <TenantProvider tenant={tenant}>
      <RoomProvider learning={learning} ways={ways}>
        {children}
      </RoomProvider>
    </TenantProvider>
  );
}

/** Shows islands of a room in the page of the test. Returns where it stands and the way to take it away. */
export function showRoom(learning: Learning, children: ReactNode) {
  const place = document.body.appendChild(document.createElement('main'));
  const noted: NotedWays = { visited: [], refreshed: 0 };
  const root = createRoot(place);
  root.render(
    <InRoom learning={learning} noted={noted}>
      {children}
    </InRoom>,
  );
  return {
    place,
    noted,
    remove: () => {
      root.unmount();
      place.remove();
    },
  };
}

/** An answer, and the end of the path it is for; any without it. */
type Ended = Scripted | { to: string; answer: Scripted };

/** Says what the API answers next. */
export function answering(...answers: Ended[]): Promise<Response> {
  const script: Record<string, Scripted[]> = {};
  for (const each of answers) {
    const [call, answer] = typeof each === 'object' && 'to' in each ? [`* ${each.to}`, each.answer] : ['*', each];
    (script[call] ??= []).push(answer);
  }
  return window.fetch(SCRIPT_PATH, { method: 'PUT', body: JSON.stringify(script) });
}

/** What reached the API since. */
export const arrived = async (): Promise<Asked[]> => (await window.fetch(SCRIPT_PATH)).json() as Promise<Asked[]>;

const ended = (answer: Scripted, to: string): Ended => (to === '' ? answer : { to, answer });

/** A body the API answers with. @param to end of the path it answers; any without it */
export const found = (data: unknown, to = ''): Ended => ended({ status: 200, body: { success: true, data } }, to);
export const refused = (code: number, status: string, message = 'tidak bisa', to = ''): Ended =>
  ended({ status: code, body: { success: false, code, status, message } }, to);

/** Chooses a file as a person does, whatever its size: `upload` of the browser's driver takes small ones alone. */
export function choose(field: Element, file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  (field as HTMLInputElement).files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The next form the page posts by a load, which is not made: where it goes, and its fields. */
export const postedAway = (): Promise<{ path: string; fields: Record<string, string> }> =>
  new Promise((resolve) => {
    window.navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        const fields = [...(event.formData ?? [])].map(([name, value]) => [name, String(value)]);
        resolve({
          path: new URL(event.destination.url).pathname,
          fields: Object.fromEntries(fields) as Record<string, string>,
        });
      },
      { once: true },
    );
  });
