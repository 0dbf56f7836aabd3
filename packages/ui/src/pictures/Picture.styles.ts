import { css } from 'styled-components';

/** Pictures that failed, or are not near yet, are marked by PictureScript; one that is lazy and not drawn is not loaded. */
export const pictureStyles = css`
  .picture {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  img[alt=''][data-failed] {
    visibility: hidden;
  }
  @media screen {
    [data-pictures] .picture[loading='lazy']:not([data-near]),
    [data-saver] .picture {
      display: none;
    }
  }
`;
