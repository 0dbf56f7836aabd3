import { css } from 'styled-components';

export const hemStyles = css`
  .hem {
    height: 6px;
    background: var(--hem-c, var(--brand));
    mask: var(--hem-walang) repeat-x 50% 100% / 10px 6px;
  }
  .hem-down {
    mask-image: var(--hem-walang-turun);
    mask-position: 50% 0;
  }
  .hem-cecek {
    height: 4px;
    background: var(--hem-c, var(--brand));
    mask: var(--hem-cecek) repeat-x 50% 50% / 10px 4px;
  }
  .hem-cloth {
    position: relative;
    isolation: isolate;
  }
  .hem-cloth::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--kain-c, currentColor);
    opacity: var(--kain-o, 0.06);
    mask: var(--kain-m, var(--house-motif)) repeat var(--kain-p, 0 0) / var(--kain-s, auto);
    pointer-events: none;
  }
`;
