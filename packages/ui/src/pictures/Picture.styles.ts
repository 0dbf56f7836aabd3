import { css } from 'styled-components';

/** The rule for pictures that are not near yet holds only where LazyPictureScript has run. */
export const pictureStyles = css`
  .pic {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media screen {
    [data-pictures] .pic[loading="lazy"]:not([data-near]) {
      display: none;
    }
  }
`;
