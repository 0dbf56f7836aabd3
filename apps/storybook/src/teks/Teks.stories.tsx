import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { TextField } from '@suluh/ui/forms/TextField';
import { collectTexts } from './collectTexts.ts';

const meta = { title: 'Dasar/Teks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = collectTexts(
  import.meta.glob<object>(['../../../../packages/i18n-id/src/*.ts', '!**/*.test.ts'], { eager: true }),
);

function TextCatalogue(): ReactElement {
  const [search, setSearch] = useState('');
  const wanted = search.toLowerCase();
  const shown = texts.filter(({ key, text }) => `${key} ${text}`.toLowerCase().includes(wanted));
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 1000 }}>
      <TextField
        name="cari-teks"
        label="Cari teks atau kunci"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="type-small type-muted" aria-live="polite">
        {shown.length} dari {texts.length} teks
      </p>
      <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Daftar teks">
        <table style={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr style={{ textAlign: 'left' }}>
              <th>Kunci</th>
              <th>Teks</th>
              <th>Salin</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, 200).map(({ file, key, text }) => (
              <tr key={`${file}.${key}`} style={{ borderTop: '1px solid var(--line)' }}>
                <td className="type-small type-muted">
                  {file}: {key}
                </td>
                <td>{text}</td>
                <td>
                  <CopyButton value={text} label="Salin" what={key} copiedText="Berhasil Disalin" toastMs={1500} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Every text of the interface, as it stands in i18n-id. Braces are values. The first 200 hits are shown. */
export const Catalogue: Story = {
  name: 'Katalog teks',
  render: () => <TextCatalogue />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(texts.length).toBeGreaterThan(600);
    await userEvent.type(canvas.getByLabelText('Cari teks atau kunci'), 'eventFullText');
    await expect(canvas.getByText('Wah, Maaf Event Sudah Penuh!')).toBeVisible();
    await expect(canvas.queryByText('Beranda')).toBeNull();
  },
};
