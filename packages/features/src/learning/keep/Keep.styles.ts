import { css } from 'styled-components';

export const keepStyles = css`
  .keep {
    display: grid;
    gap: 10px;
  }
  .keep progress {
    width: 100%;
    accent-color: var(--brand);
  }
  .keep-deeds {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 18px;
  }
`;
