import type { CSSProperties, ReactElement } from 'react';
import type { HouseDye } from '../foundations/tenants.ts';
import { Cloth } from './Cloth.tsx';
import { MOTIFS } from './motifs.ts';
import { fieldOf } from './swatch.ts';

interface HouseClothProps {
  /** From `houseDyeOf`. */
  house: HouseDye;
  /** 1 is the tile's size in px. */
  scale: number;
}

/** The three slots that lie on the ground, in the order they are drawn. */
const SLOTS = ['klowong', 'isen', 'cecek'] as const;

/**
 * A full field of a tenant's house motif that fills its positioned parent: in the motif's own dyes, or dipped in the
 * tenant's colour, a partner's too (docs/look.md#tenant-themes). Decoration, hidden from assistive technology. Needs
 * HomeSheet or AuthSheet.
 */
export function HouseCloth({ house: { motif, ramp }, scale }: HouseClothProps): ReactElement {
  if (ramp === null) return <Cloth thumbnail={fieldOf(motif, scale)} fixedScale />;
  const { tileWidth, tileHeight } = MOTIFS[motif];
  const size = `${tileWidth * scale}px ${tileHeight * scale}px`;
  const dyes = { klowong: `var(--${ramp}-100)`, isen: `var(--${ramp}-400)`, cecek: 'var(--flame)' };
  return (
    <span className="house-cloth" aria-hidden="true">
      {SLOTS.map((slot) => (
        <i
          key={slot}
          style={
            { background: dyes[slot], '--slot': `url(/_ui/mask/${motif}-${slot}.svg)`, '--tile': size } as CSSProperties
          }
        />
      ))}
    </span>
  );
}
