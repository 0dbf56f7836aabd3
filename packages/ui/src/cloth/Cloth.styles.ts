import { css } from 'styled-components';
import { MOTIFS, UNKNOWN_CATEGORY_DYES, type Motif } from './motifs.ts';

function tile(name: string, motif: Motif): string {
  const { latar, klowong, cecek, tileWidth, tileHeight, unitX, unitY, unitScale } = motif;
  return (
    `.cloth-${name}{--m:url(/_ui/motif/${name}.svg);--mn:url(/_ui/motif/${name}-nila.svg);--l:${latar};--k:${klowong};--c:${cecek};` +
    `--tw:${tileWidth};--th:${tileHeight};--ux:${unitX};--uy:${unitY};--us:${unitScale};}`
  );
}

const tiles = Object.entries(MOTIFS)
  .map(([name, motif]) => tile(name, motif))
  .join('');
const { latar, klowong, cecek } = UNKNOWN_CATEGORY_DYES;

/**
 * Cloth drawn with two backgrounds and one sprite reference, in the units of docs/look.md's 320 x 180 (or 160 x 220)
 * drawing: --u is one unit, --ox and --oy where the drawing starts when it is cut to the box. ::before is the field,
 * ::after the full-dye part.
 */
export const clothStyles = css`
  ${tiles}
  .cloth-nila {
    --m: var(--mn);
    --l: ${latar};
    --k: ${klowong};
    --c: ${cecek};
  }
  .cloth {
    position: absolute;
    inset: 0;
    display: block;
    overflow: hidden;
    container-type: size;
    background: var(--l);
    --x: 0;
    --y: 0;
    --s: 1.35;
  }
  .cloth::before,
  .cloth::after {
    --vw: 320;
    --vh: 180;
    --cx: 211.2;
    --cy: 90;
    --r: 70.2;
    --f: 1;
    --u: max(100cqw / var(--vw), 100cqh / var(--vh));
    --ox: calc((100cqw - var(--vw) * var(--u)) / 2);
    --oy: calc((100cqh - var(--vh) * var(--u)) / 2);
    position: absolute;
    inset: 0;
    background: var(--m) calc(var(--ox) + var(--px) * var(--u))
      calc(var(--oy) + var(--py) * var(--u)) / calc(var(--tw) * var(--z) * var(--u))
      calc(var(--th) * var(--z) * var(--u));
    --px: var(--x);
    --py: var(--y);
  }
  .cloth::before {
    content: '';
    --z: calc(var(--s) * var(--q, 1.12));
    opacity: var(--o, 1);
  }
  .cloth-kepala,
  .cloth-pagi-sore,
  .cloth-medali {
    --o: 0.125;
    --q: 1.9;
  }
  .cloth-medali {
    --q: 1.6;
  }
  .cloth-kepala::after {
    content: '';
    --z: calc(var(--s) * var(--f));
    --px: 192;
    clip-path: inset(0 0 0 calc(var(--ox) + 192 * var(--u)));
  }
  .cloth-pagi-sore::after {
    content: '';
    --z: calc(var(--s) * 1.05);
    --px: calc(var(--x) + 9);
    --top: 230.4;
    --foot: 108.8;
    clip-path: polygon(
      calc(var(--ox) + var(--top) * var(--u)) calc(var(--oy)),
      100% 0,
      100% 100%,
      calc(var(--ox) + var(--foot) * var(--u)) calc(var(--oy) + var(--vh) * var(--u))
    );
  }
  .cloth-medali::after {
    content: '';
    --z: calc(var(--us) * var(--f));
    --px: calc(var(--cx) - var(--ux) * var(--z));
    --py: calc(var(--cy) - var(--uy) * var(--z));
    clip-path: circle(
      calc(var(--r) * var(--u)) at calc(var(--ox) + var(--cx) * var(--u)) calc(var(--oy) + var(--cy) * var(--u))
    );
  }
  .cloth > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    z-index: 1;
  }
  .cloth > svg + svg {
    display: none;
  }
  @container (aspect-ratio < 1/1) {
    .cloth::before,
    .cloth::after {
      --vw: 160;
      --vh: 220;
      --cx: 80;
      --cy: 88;
      --r: 57.6;
      --f: 0.82;
      --top: 152;
      --foot: 8;
    }
    .cloth-kepala::before {
      --q: 1.7;
    }
    .cloth-kepala::after {
      --f: 0.95;
      --px: var(--x);
      --py: 101;
      clip-path: inset(0 0 calc(100% - var(--oy) - 101 * var(--u)) 0);
    }
    .cloth > svg {
      display: none;
    }
    .cloth > svg + svg {
      display: block;
    }
  }
  .cloth-quiet {
    --o: 0.085;
  }
  .cloth-px {
    --q: 1;
  }
  .cloth-px::before {
    --u: 1px;
    --ox: 0px;
    --oy: 0px;
  }
`;
