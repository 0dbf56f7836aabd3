import { describe, expect, it } from 'vitest';
import { oneClickAddress, onSite } from './pathTo.ts';

describe('where staff let something lead', () => {
  it.each([
    ['', '/course', '/course'],
    ['/program/janabadra', '/course', '/program/janabadra/course'],
    ['/program/janabadra', '/program/janabadra/course', '/program/janabadra/course'],
    ['/program/janabadra', '/program/janabadra', '/program/janabadra'],
    ['/program/bse', '/program/bse-bumn/course', '/program/bse/program/bse-bumn/course'],
    ['/program/janabadra', '#cara', '#cara'],
    ['/program/janabadra', 'https://suluh.example/a', 'https://suluh.example/a'],
  ])('below %j: %s is %s', (base, url, expected) => expect(onSite({ base }, url)).toBe(expected));
});

describe('the address a mail program posts to', () => {
  it.each([
    ['', '/notification/berhenti'],
    ['/program/janabadra', '/program/janabadra/notification/berhenti'],
  ])('below %j', (base, page) =>
    expect(oneClickAddress(`https://suluh.example${page}?key=k&kind=learning`)).toBe(
      `https://suluh.example${base}/api/notification/unsubscribe/one-click?key=k&kind=learning`,
    ),
  );
});
