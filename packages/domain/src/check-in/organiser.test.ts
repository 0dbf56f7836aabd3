import { expect, it } from 'vitest';
import { organiserUrl } from './organiser.ts';

it.each([
  [
    'a message first',
    { phone: '+62 812-3456-7890', email: 'a@b.example', website: null },
    'https://wa.me/6281234567890',
  ],
  ['else a mail', { phone: null, email: 'a@b.example', website: 'https://b.example' }, 'mailto:a@b.example'],
  ['else its pages', { phone: '', email: null, website: 'https://b.example' }, 'https://b.example'],
  ['never another scheme', { phone: null, email: null, website: 'javascript:alert(1)' }, null],
  ['nothing', { phone: null, email: null, website: null }, null],
])('%s', (_, contact, url) => expect(organiserUrl(contact)).toBe(url));
