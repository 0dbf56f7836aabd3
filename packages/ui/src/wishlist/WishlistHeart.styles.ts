import { css } from 'styled-components';

/** Over the corner of a card's picture; a card that is wide moves it and takes its ground away. */
export const wishlistHeartStyles = css`
  .wishlistHeart {
    position: absolute;
    z-index: 2;
    top: var(--heart-offset, 6px);
    right: var(--heart-offset, 6px);
    width: 44px;
    height: 44px;
    display: grid;
    place-items: center;
    color: var(--heart-color, var(--nila-900));
  }
  .wishlistHeart::before {
    content: '';
    position: absolute;
    inset: 4px;
    border-radius: 50%;
    background: var(--heart-ground, #fff);
    box-shadow: var(--heart-edge, 0 0 0 1px rgba(14, 36, 65, 0.16));
  }
  .wishlistHeart-icon {
    position: relative;
  }
  .wishlistHeart-wished {
    color: var(--mengkudu-500);
  }
  .wishlistHeart:hover::before {
    inset: 2px;
  }
  @container courseCard (max-width: 239px) {
    .wishlistHeart {
      top: 2px;
      right: 2px;
    }
  }
`;
