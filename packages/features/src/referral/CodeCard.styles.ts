import { css } from 'styled-components';

export const codeCardStyles = css`
  .codeCard {
    display: grid;
    gap: 14px;
  }
  .codeCard-code {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding: 14px 16px;
    border: 1px dashed var(--line-control);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    font-size: 1.5rem;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
  .codeCard-deeds {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
  }
`;
