import { carouselText } from '@suluh/i18n-id/control';

/** Names of a row's arrows and of its autoplay button, as plain values an island can be given. */
export const arrowLabels = { previous: carouselText.previous, next: carouselText.next };
export const autoplayLabels = { pause: carouselText.pause, play: carouselText.play };
