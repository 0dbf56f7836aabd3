import { css } from 'styled-components';

export const resetStyles = css`
  [data-saver] {
    --font: system-ui;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-behavior: smooth;
    scroll-padding-top: calc(var(--header-h) + 16px);
  }
  body {
    margin: 0;
    background: var(--bg-page);
    color: var(--text);
    font: 400 var(--fs-body)/1.6 var(--font);
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    word-spacing: 0.05em;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: 800;
    text-wrap: balance;
    overflow-wrap: anywhere;
    word-spacing: 0.08em;
  }
  p {
    text-wrap: pretty;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    word-spacing: inherit;
    letter-spacing: inherit;
  }
  button {
    cursor: pointer;
    background: none;
    border: 0;
    padding: 0;
  }
  img,
  svg {
    display: block;
  }
  :focus-visible {
    outline: 3px solid var(--focus-ring, var(--focus));
    outline-offset: 2px;
    border-radius: 6px;
  }
  h1[tabindex='-1']:focus-visible {
    outline: none; /* a place to go on from, nothing to act on */
  }
  @media (prefers-reduced-motion: reduce) {
    html {
      scroll-behavior: auto;
    }
    *,
    *::before,
    *::after {
      animation: none !important;
    }
  }
`;
