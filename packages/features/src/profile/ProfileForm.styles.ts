import { css } from 'styled-components';

/** One panel, at most 480 wide (docs/look.md#other-screens, Forms), and what else there is beside it. */
export const profileFormStyles = css`
  .profileForm,
  .profileForm form {
    display: grid;
    gap: 20px;
  }
  .profileForm {
    max-width: 480px;
  }
  .profileForm-page {
    display: grid;
    gap: 24px;
    align-items: start;
  }
  .profileForm-links {
    display: grid;
    max-width: 480px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    overflow: hidden;
  }
  .profileForm-links a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 52px;
    padding: 8px 16px;
    font-weight: 600;
  }
  .profileForm-links a + a {
    border-top: 1px solid var(--line);
  }
  .profileForm-links a:hover {
    background: var(--brand-soft);
  }
  .profileForm-links a:focus-visible {
    outline-offset: -3px;
  }
  .profileForm-links span {
    flex: 1;
  }
  .profileForm-links i {
    color: var(--text-2);
  }
  @media (min-width: 1200px) {
    .profileForm-page {
      grid-template-columns: minmax(0, 480px) minmax(0, 1fr);
    }
  }
  .profileForm .profileForm-verify {
    margin-top: 12px;
  }
  .profileForm-photo {
    display: flex;
    align-items: center;
    gap: 16px;
  }
`;
