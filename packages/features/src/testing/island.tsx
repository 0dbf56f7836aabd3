/// <reference types="vite/client" />
import { cookieNames, encodeSummary } from '@suluh/session/cookies';
import { mainTenant } from '@suluh/tenant/main';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ToastRegion } from '@suluh/ui/feedback/ToastRegion';
import { BaseStylesheet } from '@suluh/ui/stylesheets/BaseStylesheet';
import { CheckoutStylesheet } from '@suluh/ui/stylesheets/CheckoutStylesheet';
import { DialogsStylesheet } from '@suluh/ui/stylesheets/DialogsStylesheet';
import { ListingStylesheet } from '@suluh/ui/stylesheets/ListingStylesheet';
import axe from 'axe-core';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { TenantProvider } from '../parts/tenant/index.ts';
import { takeRouted } from './nextNavigation.ts';
import { SCRIPT_PATH, type Asked, type Script, type Scripted } from './scriptedApi.ts';

/** The main site, at the origin of the page under test. */
export const tenant: TenantConfig = mainTenant(window.location.origin);

/** The styles of every feature; a page has its own only, which changes nothing for its islands. */
const ofFeatures = Object.values(
  import.meta.glob<Record<string, ComponentType>>('../**/*Stylesheet.tsx', { eager: true }),
).flatMap((exported) => Object.values(exported));

const SCREENS = { phone: [390, 844], desktop: [1280, 900] } as const;
let root: Root;
let place: HTMLElement;
let left: string[] = [];

/** Notes where the page is led, and stays. */
function stay(event: NavigateEvent): void {
  if (!event.cancelable || event.destination.sameDocument) return;
  event.preventDefault();
  const { pathname, search, hash, origin, href } = new URL(event.destination.url);
  left.push(origin === window.location.origin ? `${pathname}${search}${hash}` : href);
}

// For as long as the page stands: what leads away after its test has ended would take the tests that follow with it.
window.navigation.addEventListener('navigate', stay);

beforeEach(() => {
  document.documentElement.dataset['tenant'] = 'main';
  document.documentElement.dataset['theme'] = 'light';
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  left = [];
  takeRouted();
});
afterEach(() => {
  root.unmount();
  place.remove();
  logOut();
  sessionStorage.clear();
  localStorage.clear();
});

/** Where the page was led by a load: what a click, a form or a script asked of the browser. */
export const ledTo = (): readonly string[] => left;

/** Where the router was sent without a load, since it was last asked. */
export { takeRouted };

const SESSION_COOKIE = cookieNames(tenant.id).session;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** Gives the browser a session whose token is good for so many minutes, as logging in does. */
export function logIn({ tokenMinutes = 15 }: { tokenMinutes?: number } = {}): void {
  const told = encodeSummary({
    type: 'reguler',
    tokenExpiredAt: inMinutes(tokenMinutes),
    refreshExpiredAt: inMinutes(60),
    user: { id: 'u-1', fullname: 'Sekar Ayu', email: 'sekar@surel.id', foto: '', isVerified: true },
  });
  document.cookie = `${SESSION_COOKIE}=${told}; path=/`;
}
/** Takes the session away, as its end does. */
export function logOut(): void {
  document.cookie = `${SESSION_COOKIE}=; path=/; max-age=0`;
}

interface Standing {
  /** Address of the page. */
  at?: string;
  screen?: keyof typeof SCREENS;
}

/** Shows an island on a page of the main site, with its styles and the place where messages are said. */
export async function show(island: ReactNode, { at = '/', screen = 'desktop' }: Standing = {}): Promise<HTMLElement> {
  const [width, height] = SCREENS[screen];
  await page.viewport(width, height);
  window.history.replaceState(null, '', at);
  root.render(<Page>{island}</Page>);
  await expect.poll(() => place.childElementCount).toBeGreaterThan(0);
  return place;
}

function Page({ children }: { children: ReactNode }): ReactElement {
  return (
    <TenantProvider tenant={tenant}>
      <BaseStylesheet />
      <DialogsStylesheet />
      <CheckoutStylesheet />
      <ListingStylesheet />
      {ofFeatures.map((Stylesheet, index) => (
        <Stylesheet key={index} />
      ))}
      {children}
      <ToastRegion />
    </TenantProvider>
  );
}

/** Waits until a message is said on the page. */
export const said = (text: string): Promise<unknown> =>
  expect.element(page.getByRole('status').getByText(text)).toBeVisible();

/** Says what the API answers from now on, by method and path. */
export async function answering(script: Script): Promise<void> {
  await fetch(SCRIPT_PATH, { method: 'PUT', body: JSON.stringify(script) });
}

/** What was asked of the API, such as 'POST /api/cart'; `call` narrows it. */
export async function asked(call = ''): Promise<Asked[]> {
  const all = (await (await fetch(SCRIPT_PATH)).json()) as Asked[];
  return all.filter(({ method, url }) => `${method} ${url}`.startsWith(call));
}

/** A right answer with this as its data. */
export const found = (data: unknown, more: object = {}): Scripted => ({
  status: 200,
  body: { success: true, code: 200, data, ...more },
});
/** A refusal in the words of the server. */
export const refused = (code: number, status: string, message: string, data?: unknown): Scripted => ({
  status: code,
  body: { success: false, code, status, message, data },
});
/** The same answer, so much later that somebody can tap again meanwhile. */
export const late = (answer: Scripted): Scripted => (answer === 'lost' ? answer : { ...answer, lateMs: 400 });

/** Fails with what axe finds on the island, its dialogs included; the landmarks around it are the page's. */
export async function expectReadable(): Promise<void> {
  const { violations } = await axe.run(place, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
