import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_ADDRESS, sanitiseUrl } from './sanitiseUrl.ts';

describe('the URL sanitiser', () => {
  it.each([
    ['javascript', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['vbscript', 'vbscript:x'],
    ['in capitals', 'JaVaScRiPt:alert(1)'],
    ['after a space', '  javascript:alert(1)'],
    ['with a tab inside', 'java\tscript:alert(1)'],
    ['with a line break before the colon', 'javascript\n:alert(1)'],
    ['with a control character in front', '\u0001javascript:alert(1)'],
    ['with an invisible space inside', 'java\u200bscript:alert(1)'],
    ['with a byte-order mark', '\ufeffjavascript:alert(1)'],
    ['in hexadecimal entities', '&#x6a;avascript:alert(1)'],
    ['in decimal entities', '&#106avascript:alert(1)'],
    ['with a colon entity', 'javascript&colon;alert(1)'],
    ['with a tab entity', 'java&Tab;script:alert(1)'],
    ['with a newline entity', 'java&NewLine;script:alert(1)'],
    ['with an entity of a control character', 'java&#x0a;script:alert(1)'],
    ['in percent codes', '%6aavascript:alert(1)'],
    ['with a colon in percent code', 'javascript%3Aalert(1)'],
    ['with a percent-coded tab', 'java%09script:alert(1)'],
    ['with an entity out of range', '&#x110000;javascript:alert(1)'],
    ['nothing', ''],
    ['spaces', '   '],
    ['null', null],
    ['undefined', undefined],
  ])('blanks %s', (_, address) => {
    expect(sanitiseUrl(address)).toBe('about:blank');
  });

  it.each([
    'https://suluh.id/course/batik',
    'http://suluh.id',
    '/my-course',
    'mailto:halo@suluh.id',
    'suluh://open?url=a',
    '#jadwal',
    '/javascript:alert(1)',
    'https://suluh.id/?next=javascript:alert(1)',
    'javascripts:alert(1)',
    'data',
    '/kelas%2fdata:1',
    'java&#x10ffff;script:alert(1)',
  ])('keeps %s', (address) => {
    expect(sanitiseUrl(address)).toBe(address);
  });

  it('trims what it keeps', () => {
    expect(sanitiseUrl(' /my-course ')).toBe('/my-course');
    expect(BLANK_ADDRESS).toBe('about:blank');
  });

  it('lets no browser read a dangerous scheme out of any text, and never throws', () => {
    const part = fc.constantFrom(
      'java',
      'script',
      'javascript',
      'data',
      'vbscript',
      ':',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '%6a',
      '&#x6a;',
      'a',
      '/',
      'J',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (text) => {
          const kept = sanitiseUrl(text);
          const protocol = URL.canParse(kept) ? new URL(kept).protocol : '';
          expect(['javascript:', 'data:', 'vbscript:']).not.toContain(protocol);
          expect(sanitiseUrl(kept)).toBe(kept);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
