import { css } from 'styled-components';

export const thumbnailStyles = css`
  .thumb {
    position: relative;
    display: block;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    background: var(--bg-band);
  }
  .thumb > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .thumb::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 7px;
    background: var(--thumb-edge, var(--bg-surface));
    mask: var(--hem-walang) repeat-x 50% 100% / 10px 7px;
  }
  .thumb-plain::after {
    display: none;
  }
  .typemark {
    position: absolute;
    left: 12px;
    bottom: 14px;
    z-index: 1;
    width: 36px;
    height: 36px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: #fff;
    color: var(--nila-900);
    box-shadow: 0 0 0 1px rgba(14, 36, 65, 0.16);
  }
  .thumb .tl {
    position: absolute;
    left: 10px;
    top: 10px;
    right: 54px;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    z-index: 1;
  }
`;
