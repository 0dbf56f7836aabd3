import { css } from 'styled-components';

export const thumbnailStyles = css`
  .courseThumbnail {
    position: relative;
    display: block;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    background: var(--bg-band);
  }
  .courseThumbnail > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .courseThumbnail::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 7px;
    background: var(--thumb-edge, var(--bg-surface));
    mask: var(--hem-walang) repeat-x 50% 100% / 10px 7px;
  }
  .courseThumbnail-plain::after {
    display: none;
  }
  .courseThumbnail-typeMark {
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
  .courseThumbnail .courseThumbnail-labels {
    position: absolute;
    left: 10px;
    top: 10px;
    right: var(--thumbnail-labels-right, 54px);
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    z-index: 1;
    --badge-edge: 0 0 0 1px rgba(14, 36, 65, 0.14);
  }
  @container courseCard (max-width: 239px) {
    .courseThumbnail-typeMark {
      --icon-size: 17px;
      width: 30px;
      height: 30px;
      left: 8px;
      bottom: 11px;
    }
    .courseThumbnail .courseThumbnail-labels {
      left: 6px;
      top: 6px;
      right: 48px;
      gap: 4px;
    }
  }
`;
