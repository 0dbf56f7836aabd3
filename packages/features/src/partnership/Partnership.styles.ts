import { css } from 'styled-components';

export const partnershipStyles = css`
  .partnership-choice {
    display: grid;
    gap: 16px;
    padding-block: 32px 64px;
  }
  .partnership-kinds,
  .partnership-list,
  .partnership-page,
  .partnership-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr); /* a field for files is wider than a phone */
    gap: 20px;
  }
  .partnership-page {
    max-width: 720px;
  }
  .partnership-item {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    justify-items: start;
  }
  .partnership-form {
    width: 100%;
  }
  .partnership-item .partnership-form {
    margin-top: 8px;
    padding-top: 16px;
    border-top: 1px solid var(--line);
    gap: 10px;
  }
  .partnership-form input[type='file'] {
    max-width: 100%;
    min-height: 44px;
  }
  @media (min-width: 768px) {
    .partnership-kinds {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
