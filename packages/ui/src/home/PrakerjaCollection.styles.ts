import { css } from 'styled-components';

export const prakerjaStyles = css`
  .prakerja {
    display: grid;
    gap: 20px;
  }
  .prakerja-l {
    position: relative;
    border-radius: var(--r-l);
    overflow: hidden;
    background: var(--nila-900);
    color: #fff;
  }
  .prakerja-art {
    position: relative;
    height: 96px;
  }
  .prakerja-art::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 9px;
    background: var(--nila-900);
    mask: var(--hem-walang) repeat-x 50% 100% / 14px 9px;
  }
  .prakerja-t {
    padding: 18px 22px 24px;
    display: grid;
    gap: 10px;
    justify-items: start;
  }
  .prakerja-t p {
    color: var(--nila-200);
  }
  .prakerja-t .btn {
    --b-bg: transparent;
    --b-fg: #fff;
    --b-bd: #fff;
    margin-top: 8px;
  }
  .prakerja-t .btn:hover {
    --b-bg: var(--nila-700);
  }
  .prakerja-r {
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 16px;
  }
  @media (min-width: 1024px) {
    .prakerja {
      grid-template-columns: 285px 1fr;
    }
    .prakerja-l {
      display: flex;
      flex-direction: column;
    }
    .prakerja-art {
      flex: 1;
      min-height: 160px;
      height: auto;
    }
    .prakerja-t {
      padding: 20px 28px 32px;
    }
    .prakerja-r .car {
      flex: 1;
      padding-bottom: 0;
    }
  }
`;
