import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import type { ButtonKind } from './buttonClass.ts';
import { IconButton } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';
import { choiceControl, ICON_CONTROL, switchControl, textControl } from '../stories/controls.ts';
import { explained, introduced } from '../stories/explained.ts';

const KINDS: [ButtonKind, string][] = [
  ['flame', 'Beli Sekarang'],
  ['primary', 'Simpan'],
  ['line', 'Batal'],
  ['plain', 'Nanti Saja'],
  ['danger', 'Keluar'],
  ['danger-line', 'Batalkan'],
];

const KIND_NAMES: Record<ButtonKind, string> = {
  flame: 'Nyala',
  primary: 'Utama',
  line: 'Garis',
  plain: 'Polos',
  danger: 'Bahaya',
  'danger-line': 'Bahaya, garis',
  'on-deep': 'Di atas warna tua',
};

const meta = {
  title: 'Kontrol/Tombol',
  component: Button,
  parameters: introduced(
    'Satu tombol nyala di tiap tampilan, untuk tindakan yang membawa peserta maju. Tindakan lain memakai warna merek, garis, atau polos.',
  ),
  args: { children: 'Simpan', onClick: fn() },
  argTypes: {
    children: textControl('Teks', 'Kata kerja di depan, paling banyak tiga kata.'),
    kind: choiceControl('Jenis', 'Nyala hanya untuk satu tindakan di tiap tampilan.', KIND_NAMES),
    size: choiceControl('Ukuran', 'Kecil di dalam kartu, besar di kotak beli.', {
      small: 'Kecil 44',
      normal: 'Biasa 48',
      large: 'Besar 56',
    }),
    icon: ICON_CONTROL,
    block: switchControl('Selebar tempatnya', 'Memenuhi lebar kotak, seperti di bilah bawah ponsel.'),
    loading: switchControl('Memuat', 'Cincin berputar, kata dan lebarnya tetap, ketukan diabaikan.'),
    disabled: switchControl('Nonaktif', 'Tidak bisa ditekan. Katakan alasannya di dekat tombol.'),
  },
} satisfies Meta<typeof Button>;
export default meta;

/** What a pointer and the keyboard do, held still. */
const STATES = [
  { state: 'rest' },
  { state: 'hover', className: 'button-hover' },
  { state: 'press', className: 'button-press' },
  { state: 'focus', style: { outline: '3px solid var(--focus)', outlineOffset: 2 } },
];
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Coba tombol',
  args: { kind: 'primary', size: 'normal', block: false, loading: false, disabled: false },
};
export const Flame: Story = { name: 'Nyala', args: { kind: 'flame', children: 'Beli Sekarang' } };
export const Disabled: Story = { name: 'Nonaktif', args: { disabled: true } };

export const AllKindsAndStates: Story = {
  name: 'Semua jenis dan keadaan',
  render: () => (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Keadaan tombol">
      <table>
        <thead>
          <tr>
            <td />
            {['Normal', 'Hover', 'Ditekan', 'Fokus', 'Memuat', 'Nonaktif'].map((state) => (
              <th key={state} scope="col" style={{ textAlign: 'left', padding: 8 }}>
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map(([kind, text]) => (
            <tr key={kind}>
              <th scope="row" style={{ textAlign: 'left', padding: 8 }}>
                {KIND_NAMES[kind]}
              </th>
              {STATES.map(({ state, ...look }) => (
                <td key={state} style={{ padding: 8 }}>
                  <Button kind={kind} {...look}>
                    {text}
                  </Button>
                </td>
              ))}
              <td style={{ padding: 8 }}>
                <Button kind={kind} loading>
                  {text}
                </Button>
              </td>
              <td style={{ padding: 8 }}>
                <Button kind={kind} disabled>
                  {text}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};

export const SizesAndIcons: Story = {
  name: 'Ukuran dan ikon',
  render: () => (
    <div className="layout-row layout-wrapping">
      <Button size="large">Besar 56</Button>
      <Button>Biasa 48</Button>
      <Button size="small">Kecil 44</Button>
      <Button kind="line" icon="download">
        Unduh
      </Button>
      <IconButton icon="share" label="Bagikan" size={20} />
      <IconLink href="#keranjang" icon="cart" label="Keranjang, 2 kursus" count={2} />
      <IconLink href="#notifikasi" icon="bell" label="Notifikasi, ada yang belum dibaca" dot />
      <ButtonLink href="#tautan" kind="plain">
        Tautan
      </ButtonLink>
      <a className="type-link" href="#teks">
        Tautan teks
      </a>
    </div>
  ),
};

/** While loading, a press does nothing and the button says it is busy. */
export const LoadingIgnoresPresses: Story = {
  name: 'Saat memuat, ketukan diabaikan',
  parameters: explained('Selama memuat, ketukan tidak melakukan apa pun dan tombol mengatakan bahwa ia sibuk.'),
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Simpan' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
