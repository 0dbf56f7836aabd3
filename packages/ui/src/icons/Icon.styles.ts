import { css } from 'styled-components';

export const iconStyles = css`
  .icon {
    display: block;
    flex: none;
    width: 1em;
    height: 1em;
    overflow: hidden;
    font: var(--icon-size, 20px) / 1 Ikon;
  }
  .icon::before {
    content: attr(data-icon);
    float: left; /* a link's underline passes it by */
  }
  .icon-16 {
    --icon-size: 16px;
  }
  .icon-18 {
    --icon-size: 18px;
  }
  .icon-24 {
    --icon-size: 24px;
  }
  .icon-28 {
    --icon-size: 28px;
  }
  .icon-32 {
    --icon-size: 32px;
  }
`;
