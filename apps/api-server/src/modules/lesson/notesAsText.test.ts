import { expect, it } from 'vitest';
import { notesAsText } from './notesAsText.ts';

const lineOf = (text: string, lesson = 'Warna') =>
  notesAsText('Batik', [{ lesson, lessonId: 1, atSeconds: null, text }])
    .split('\n')
    .slice(2, -1)
    .join('\n');

it.each([
  ['Canting & malam', String.raw`- Canting \& malam`],
  ['&amp; &lt;b&gt;', String.raw`- \&amp; \&lt;b\&gt;`],
  ['<script>alert(1)</script>', String.raw`- \<script\>alert(1)\</script\>`],
  ['[tautan](https://x.example)', String.raw`- \[tautan\](https://x.example)`],
  ['![x](y)', String.raw`- !\[x\](y)`],
  ['*tebal* _miring_ `kode` ~coret~', '- \\*tebal\\* \\_miring\\_ \\`kode\\` \\~coret\\~'],
  [String.raw`\& sudah`, String.raw`- \\\& sudah`],
  ['# judul\n- butir\n1. satu\n===', '- \\# judul\n  \\- butir\n  1\\. satu\n  \\==='],
  ['ꦲꦏ꧀ & 🎨', String.raw`- ꦲꦏ꧀ \& 🎨`],
])('%j is the text it was written as', (text, expected) => expect(lineOf(text)).toBe(`## Warna\n\n${expected}`));

it('a title is, too', () => expect(lineOf('x', 'Nila & Soga')).toContain(String.raw`## Nila \& Soga`));
