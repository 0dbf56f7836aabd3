import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import type { ButtonKind } from './buttonClass.ts';
import { IconButton } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';

const KINDS: [ButtonKind, string][] = [
  ['flame', 'Beli Sekarang'],
  ['primary', 'Simpan'],
  ['line', 'Batal'],
  ['plain', 'Nanti Saja'],
  ['danger', 'Keluar'],
  ['danger-line', 'Batalkan'],
];

const meta = {
  title: 'Kontrol/Tombol',
  component: Button,
  args: { children: 'Simpan', onClick: fn() },
  argTypes: {
    kind: { control: 'select', options: KINDS.map(([kind]) => kind) },
    size: { control: 'select', options: ['small', 'normal', 'large'] },
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

export const Primary: Story = {};
export const Flame: Story = { args: { kind: 'flame', children: 'Beli Sekarang' } };
export const Disabled: Story = { args: { disabled: true } };

export const AllKindsAndStates: Story = {
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
                {kind}
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
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Simpan' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
