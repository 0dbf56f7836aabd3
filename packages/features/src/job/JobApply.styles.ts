import { css } from 'styled-components';

export const jobApplyStyles = css`
  .jobApply,
  .jobApply-form,
  .jobApply-list {
    display: grid;
    grid-template-columns: minmax(0, 1fr); /* a field for files is wider than a phone */
    gap: 20px;
  }
  .jobApply {
    max-width: 720px;
  }
  .jobApply-form {
    gap: 10px;
    margin-top: 16px;
    justify-items: start;
  }
  .jobApply-form input[type='file'] {
    max-width: 100%;
    min-height: 44px;
  }
  .jobApply-list {
    gap: 16px;
    margin-top: 12px;
  }
  .jobApply-item {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;
