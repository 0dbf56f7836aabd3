import type { Meta, StoryObj } from '@storybook/react-vite';
import { PALETTE } from './palette.ts';
import { partnerRamp, RAMP_STEPS } from './partnerRamp.ts';
import { LIGHT_ROLES } from './roles.ts';
import { COLUMN } from '../stories/column.ts';
import { explained } from '../stories/explained.ts';

const meta = { title: 'Dasar/Warna dan huruf' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const FAMILIES = ['nila', 'soga', 'mengkudu', 'kunyit', 'daun', 'kertas', 'arang'];

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <li style={{ width: 92 }}>
      <div
        style={{ height: 48, borderRadius: 8, background: value, boxShadow: 'inset 0 0 0 1px rgb(20 17 14 / .12)' }}
      />
      <div className="type-caption">{name}</div>
      <div className="type-caption type-muted type-tabular">{value}</div>
    </li>
  );
}

export const Dyes: Story = {
  name: 'Pewarna alam',
  render: () => (
    <div style={{ ...COLUMN, gap: 24 }}>
      {FAMILIES.map((family) => (
        <section key={family}>
          <h2 className="type-h3">{family}</h2>
          <ul className="layout-row layout-wrapping">
            {Object.entries(PALETTE)
              .filter(([name]) => name.startsWith(`${family}-`))
              .map(([name, value]) => (
                <Swatch key={name} name={name.slice(family.length + 1)} value={value} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

/** Change tenant and theme in the toolbar. */
export const Roles: Story = {
  name: 'Peran warna',
  parameters: explained('Ganti situs dan tema di bilah atas.'),
  render: () => (
    <ul className="layout-row layout-wrapping">
      {Object.keys(LIGHT_ROLES).map((role) => (
        <Swatch key={role} name={role} value={`var(--${role})`} />
      ))}
    </ul>
  ),
};

/** A partner's ramp is computed from one logo colour. */
export const PartnerRamps: Story = {
  name: 'Gradasi warna mitra',
  parameters: explained('Warna mitra dihitung dari satu warna logonya.'),
  render: () => (
    <div style={{ ...COLUMN, gap: 24 }}>
      {['#1F817B', '#E60012', '#FFD400', '#7A1FA2', '#888888'].map((logo) => {
        const ramp = partnerRamp(logo);
        return (
          <section key={logo}>
            <h2 className="type-h3">{logo}</h2>
            <ul className="layout-row layout-wrapping">
              {RAMP_STEPS.map((step) => (
                <Swatch key={step} name={step} value={ramp[step]} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  ),
};

export const Type: Story = {
  name: 'Huruf',
  render: () => (
    <div style={COLUMN}>
      <p className="type-display" style={{ fontWeight: 800 }}>
        Nyalakan keahlian
      </p>
      <p className="type-h1" style={{ fontWeight: 800 }}>
        Pilihan Terbaik
      </p>
      <p className="type-h2" style={{ fontWeight: 800 }}>
        Lembaga Mitra
      </p>
      <p className="type-h3">Ringkasan Pembayaran</p>
      <p className="type-lead">Pilih kursus online atau kelas tatap muka.</p>
      <p>Semua alat dan bahan sudah termasuk: kain, canting, dan malam.</p>
      <p className="type-small type-muted">Sanggar Canting Ayu · 25 – 26 Oktober 2025</p>
      <p className="type-caption type-muted">Keterangan 13</p>
    </div>
  ),
};
