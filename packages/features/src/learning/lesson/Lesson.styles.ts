import { css } from 'styled-components';

export const lessonStyles = css`
  .lesson,
  .lesson-body,
  .lesson-box,
  .lesson-handIn {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
  .lesson {
    padding-top: 20px;
  }
  .lesson-head {
    display: grid;
    gap: 10px;
  }
  .lesson-head h1 {
    font-weight: 800;
  }
  .lesson-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    color: var(--text-2);
    font-size: 0.9375rem;
  }
  .lesson-facts li,
  .lesson-rule {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }
  .lesson-rule {
    font-size: 0.9375rem;
    font-weight: 700;
  }
  .lesson-done {
    color: var(--success-text);
  }
  .lesson-summary {
    max-width: 68ch;
  }
  .lesson-box {
    --button-wrap: normal;
    justify-items: start;
    gap: 16px;
    padding: 20px;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
  .lesson-files,
  .lesson-handIn {
    width: 100%;
  }
  .lesson-files li + li {
    border-top: 1px solid var(--line);
  }
  .lesson-file {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 60px;
    padding: 8px 0;
    font-size: 0.9375rem;
  }
  .lesson-fileName {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .lesson-fileName > * {
    display: block;
  }
  .lesson-fileName small {
    font-size: 0.8125rem;
    color: var(--text-2);
  }
  .lesson-fileIcon {
    width: 40px;
    height: 40px;
    display: grid;
    place-items: center;
    border-radius: var(--r-s);
    background: var(--bg-band);
    color: var(--brand);
  }
  .lesson-handIn {
    justify-items: start;
    gap: 10px;
  }
  .lesson-handInLabel {
    font-weight: 700;
    font-size: 0.9375rem;
  }
  .lesson-handIn input {
    max-width: 100%;
    min-height: 44px;
    padding: 8px 0;
  }
  .lesson-steps {
    position: sticky;
    bottom: 0;
    z-index: var(--z-sticky);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    margin-inline: calc(-1 * var(--gutter));
    padding: 10px var(--gutter) 14px;
    background: var(--bg-surface);
    border-top: 1px solid var(--line-strong);
  }
  .lesson-finish {
    flex: 1;
  }
  @media (min-width: 1024px) {
    .lesson {
      padding-top: 28px;
    }
    .lesson-watch {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
    .lesson-watch .lesson-body {
      grid-column: 1 / -1;
    }
    .lesson-watch .lesson-steps {
      grid-column: 2;
      grid-row: 1;
      border: 0;
      padding: 0;
    }
    .lesson-steps {
      position: static;
      justify-content: space-between;
      margin-inline: 0;
      padding: 24px 0 0;
      background: none;
    }
    .lesson-read {
      max-width: 720px;
      margin-inline: auto;
    }
    .lesson-finish {
      flex: none;
      margin-left: auto;
    }
  }
  @media (min-width: 1280px) {
    .lesson-watch .lesson-body {
      grid-template-columns: 1fr 1fr;
    }
    /* notes and questions stand side by side */
    .lesson-watch .lesson-body > :not(:nth-last-child(-n + 2)) {
      grid-column: 1 / -1;
    }
  }
`;
