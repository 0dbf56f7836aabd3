import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, CSSProperties } from 'react';
import { partnerRampVariables } from '../foundations/partnerRamp.ts';
import { houseDyeOf, TENANT_THEMES } from '../foundations/tenants.ts';
import { ICON_DRAWINGS, type IconName } from '../icons/iconNames.ts';
import { Icon } from '../icons/Icon.tsx';
import { HomeStylesheet } from '../stylesheets/HomeStylesheet.tsx';
import { Cloth } from './Cloth.tsx';
import { HouseCloth } from './HouseCloth.tsx';
import { MOTIF_NAMES } from './motifs.ts';
import { fieldOf } from './swatch.ts';
import { THUMBNAIL_LAYOUTS, type Thumbnail } from './thumbnail.ts';
import { choiceControl, rangeControl, switchControl } from '../stories/controls.ts';
import { explained } from '../stories/explained.ts';

const meta = { title: 'Dasar/Motif dan ikon' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 14 };
const frame = { position: 'relative', aspectRatio: '16 / 10', borderRadius: 8, overflow: 'hidden' } as const;

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

export const TryACloth: StoryObj<Pick<Thumbnail, 'motif' | 'layout' | 'scale' | 'plainDyes'>> = {
  name: 'Coba kain',
  args: { motif: 'kawung', layout: 'latar', scale: 1.35, plainDyes: false },
  argTypes: {
    motif: choiceControl('Motif', 'Setiap kategori punya kainnya sendiri.', named(MOTIF_NAMES)),
    layout: choiceControl('Susunan', 'Bagaimana kain dipotong.', named(THUMBNAIL_LAYOUTS)),
    scale: rangeControl('Skala', 'Besar motifnya.', { min: 0.8, max: 2, step: 0.05 }),
    plainDyes: switchControl('Pewarna biru', 'Untuk kategori yang tidak dikenal.'),
  },
  render: (shown) => (
    <div style={{ ...frame, maxWidth: 376 }}>
      <Cloth thumbnail={{ ...fieldOf(shown.motif), ...shown, offsetX: 12, offsetY: 9 }} />
    </div>
  ),
};

export const TryAnIcon: StoryObj<ComponentProps<typeof Icon>> = {
  name: 'Coba ikon',
  args: { name: 'certificate', size: 32 },
  argTypes: {
    name: choiceControl(
      'Ikon',
      'Satu goresan, satu warna: warna teks di sekitarnya.',
      named(Object.keys(ICON_DRAWINGS)),
    ),
    size: { name: 'Besar', description: 'Dalam piksel.', options: [16, 18, 20, 24, 28, 32], control: 'select' },
  },
  render: (args) => <Icon {...args} />,
};

export const Motifs: Story = {
  name: 'Motif',
  render: () => (
    <div style={grid}>
      {MOTIF_NAMES.map((motif) => (
        <figure key={motif}>
          <div style={frame}>
            <Cloth thumbnail={fieldOf(motif)} fixedScale />
          </div>
          <figcaption className="type-small">
            <b>{motif}</b>
          </figcaption>
        </figure>
      ))}
    </div>
  ),
};

const PARTNER = { 'data-tenant-kind': 'white-label', style: partnerRampVariables('#1F817B') as CSSProperties };

/** What each tenant hangs beside its words; a partner's is dipped in the colour of its logo. */
export const HouseCloths: Story = {
  name: 'Kain rumah',
  parameters: explained('Kain yang digantung tiap situs di samping katanya. Kain mitra dicelup dengan warna logonya.'),
  render: () => (
    <div style={grid}>
      <HomeStylesheet />
      {TENANT_THEMES.map((tenant) => (
        <figure key={tenant} data-tenant={tenant} {...(tenant === 'white-label' && PARTNER)}>
          <div style={frame}>
            <HouseCloth house={houseDyeOf(tenant)} scale={1.35} />
          </div>
          <figcaption className="type-small">
            <b>{tenant}</b>
          </figcaption>
        </figure>
      ))}
    </div>
  ),
};

export const Layouts: Story = {
  name: 'Susunan kain',
  render: () => (
    <div style={grid}>
      {MOTIF_NAMES.flatMap((motif) =>
        THUMBNAIL_LAYOUTS.map((layout) => (
          <div key={motif + layout} style={{ ...frame, aspectRatio: '16 / 9' }}>
            <Cloth thumbnail={{ ...fieldOf(motif, 1.35), layout, offsetX: 12, offsetY: 9 }} />
          </div>
        )),
      )}
    </div>
  ),
};

export const Upright: Story = {
  name: 'Tegak',
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, 132px)' }}>
      {MOTIF_NAMES.slice(0, 4).flatMap((motif) =>
        THUMBNAIL_LAYOUTS.map((layout) => (
          <div key={motif + layout} style={{ ...frame, aspectRatio: '132 / 220' }}>
            <Cloth thumbnail={{ ...fieldOf(motif, 1.35), layout, offsetX: 12, offsetY: 9 }} />
          </div>
        )),
      )}
    </div>
  ),
};

export const UnknownCategory: Story = {
  name: 'Kategori tidak dikenal',
  render: () => (
    <div style={grid}>
      {MOTIF_NAMES.map((motif) => (
        <div key={motif} style={frame}>
          <Cloth thumbnail={{ ...fieldOf(motif, 1.35), plainDyes: true, layout: 'medali' }} />
        </div>
      ))}
    </div>
  ),
};

export const Icons: Story = {
  name: 'Ikon',
  render: () => (
    <ul style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {(Object.keys(ICON_DRAWINGS) as IconName[]).map((name) => (
        <li key={name} className="type-small" style={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
