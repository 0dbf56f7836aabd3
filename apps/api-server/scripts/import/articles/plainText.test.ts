import { describe, expect, it } from 'vitest';
import { plainText } from './plainText.ts';

describe('Markdown as plain text', () => {
  it.each([
    ['## Judul\n\nIsi.', 'Judul\n\nIsi.'],
    ['---\n\nAwal\n\n---\n\nAkhir', 'Awal\n\nAkhir'],
    ['**10 ide** dan *satu* __lagi__', '10 ide dan satu lagi'],
    ['Baca [panduan](https://contoh.id) ![gambar](a.png)dulu', 'Baca panduan dulu'],
    ['* satu\n- dua\n  + tiga', '• satu\n• dua\n  • tiga'],
    ['> kutipan', 'kutipan'],
    [
      'Tulis `print()`:\n\n```python\n# bukan judul\na = 2 ** 3 ** `x`\n```\nLalu',
      'Tulis print():\n\n# bukan judul\na = 2 ** 3 ** `x`\nLalu',
    ],
    ['2 * 3 * 4 dan snake_case_ini #1', '2 * 3 * 4 dan snake_case_ini #1'],
  ])('%j', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });
});
