import { css } from 'styled-components';

export const emptyStateStyles = css`
  .emptyState {
    --button-margin-top: 14px;
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 10px;
    padding: 40px 16px;
  }
  .emptyState .emptyState-art {
    width: min(320px, 78vw);
    height: auto;
    margin-bottom: 14px;
  }
  .emptyState p {
    color: var(--text-2);
    max-width: 44ch;
  }
  .emptyState-framed {
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    padding: 56px 16px 60px;
  }
`;
