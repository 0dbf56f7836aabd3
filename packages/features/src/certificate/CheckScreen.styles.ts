import { css } from 'styled-components';

export const checkScreenStyles = css`
  .checkScreen {
    max-width: calc(960px + 2 * var(--gutter));
    padding-block: 28px 64px;
  }
  .checkScreen > p {
    margin-top: 8px;
  }
  .checkScreen-ask {
    display: grid;
    gap: 12px;
    margin-top: 20px;
  }
  .checkScreen-form {
    display: grid;
    gap: 12px;
  }
  .checkScreen-file {
    position: relative;
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 64px;
    margin-top: 12px;
    padding: 10px 14px;
    border: 1.5px dashed var(--line-control);
    border-radius: var(--r-s);
    background: var(--bg-sunken);
  }
  .checkScreen-file > :first-child {
    color: var(--brand);
  }
  .checkScreen-file label {
    flex: 1;
    display: grid;
  }
  .checkScreen-file input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .checkScreen-file:hover {
    border-color: var(--brand);
  }
  .checkScreen-file:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .checkScreen-found {
    margin-top: 24px;
  }
  @media (scripting: none) {
    .checkScreen-scan,
    .checkScreen-file {
      display: none;
    }
  }
  @media (min-width: 768px) {
    .checkScreen {
      padding-block: 48px 96px;
    }
    .checkScreen-ask {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
    .checkScreen-ask:has(video) {
      grid-template-columns: minmax(0, 1fr);
    }
    .checkScreen-form {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
  }
`;
