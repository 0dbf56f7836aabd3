import { css } from 'styled-components';

/** Reading as the API gives it: a few elements without classes. */
export const lessonArticleStyles = css`
  .lessonArticle {
    max-width: 68ch;
    font-size: 17px;
    line-height: 1.7;
    overflow-wrap: anywhere;
  }
  .lessonArticle > * + * {
    margin-top: 16px;
  }
  .lessonArticle :is(h2, h3, h4) {
    margin-top: 36px;
    font-size: 20px;
    line-height: 1.35;
  }
  .lessonArticle ul > li {
    position: relative;
    padding-left: 28px;
  }
  .lessonArticle ul > li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 10px;
    width: 11px;
    height: 11px;
    border-radius: var(--r-kelopak);
    background: var(--brand);
  }
  .lessonArticle ol {
    padding-left: 28px;
    list-style: decimal;
  }
  .lessonArticle li + li {
    margin-top: 10px;
  }
  .lessonArticle a {
    color: var(--link);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .lessonArticle blockquote {
    padding: 14px 18px;
    border-radius: var(--r-s);
    background: var(--brand-soft);
  }
  .lessonArticle table {
    display: block;
    width: 100%;
    overflow: auto;
    border-collapse: collapse;
    font-size: 15px;
  }
  .lessonArticle :is(th, td) {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  .lessonArticle th {
    color: var(--text-2);
    font-weight: 600;
  }
  .lessonArticle img {
    max-width: 100%;
    height: auto;
    border-radius: var(--r-m);
  }
`;
