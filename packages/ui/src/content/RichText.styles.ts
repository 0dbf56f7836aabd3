import { css } from 'styled-components';

/** Reading as the API gives it: a few elements without classes. */
export const richTextStyles = css`
  .richText {
    max-width: 68ch;
    font-size: 1.0625rem;
    line-height: 1.7;
    overflow-wrap: anywhere;
  }
  .richText > * + * {
    margin-top: 16px;
  }
  .richText :is(h2, h3, h4) {
    margin-top: 36px;
    font-size: 1.25rem;
    line-height: 1.35;
  }
  .richText ul > li {
    position: relative;
    padding-left: 28px;
  }
  .richText ul > li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 10px;
    width: 11px;
    height: 11px;
    border-radius: var(--r-kelopak);
    background: var(--brand);
  }
  .richText ol {
    padding-left: 28px;
    list-style: decimal;
  }
  .richText li + li {
    margin-top: 10px;
  }
  .richText a {
    color: var(--link);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .richText blockquote {
    padding: 14px 18px;
    border-radius: var(--r-s);
    background: var(--brand-soft);
  }
  .richText table {
    display: block;
    width: 100%;
    overflow: auto;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  .richText :is(th, td) {
    min-inline-size: 88px; /* a table scrolls before it breaks a word */
    padding: 10px 16px 10px 0;
    overflow-wrap: normal;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  .richText th {
    color: var(--text-2);
    font-weight: 600;
  }
  .richText img {
    max-width: 100%;
    height: auto;
    border-radius: var(--r-m);
  }
`;
