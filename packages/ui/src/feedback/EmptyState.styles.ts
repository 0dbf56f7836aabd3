import { css } from 'styled-components';

export const emptyStateStyles = css`
  .empty {
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 10px;
    padding: 40px 16px;
  }
  .empty .kain-mentah {
    width: min(320px, 78vw);
    height: auto;
    margin-bottom: 14px;
  }
  .empty p {
    color: var(--text-2);
    max-width: 44ch;
  }
  .empty .btn {
    margin-top: 14px;
  }
  .empty-l {
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    padding: 56px 16px 60px;
  }
`;
