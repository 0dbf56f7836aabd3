import { drawFor } from './draw.ts';
import { places, providerKinds, providerNames, type Place } from './words/places.ts';

/** A provider of scale data. `weight`: a few provide most of the courses. */
export interface SeedPartner {
  code: string;
  name: string;
  place: Place;
  weight: number;
}

const FIXED_SEED = 78;

/** The two hundred providers, the same under every seed. */
export const seedPartners: readonly SeedPartner[] = providerNames.flatMap((name, row) =>
  providerKinds.map((kind, column) => {
    const number = row * providerKinds.length + column;
    const fullName = `${kind} ${name}`;
    return {
      code: fullName.toLowerCase().replaceAll(' ', '-'),
      name: fullName,
      place: drawFor(FIXED_SEED, number).weighted(places),
      weight: 1 / (1 + ((number * 37) % 200)) ** 0.7,
    };
  }),
);
