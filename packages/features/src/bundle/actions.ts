import { z } from 'zod';
import { text, type Action } from '../parts/action/index.ts';
import { bundleLeadsTo, putBundle, type BundleOutcome } from '../parts/buy/bundle.ts';

/** Puts the courses of a bundle into the cart and leads there; one that is owned whole leads to My Course. */
export const bundleAdd: Action<{ slug: string }, BundleOutcome> = {
  name: 'bundle-add',
  input: z.object({ slug: text }),
  run: (api, { slug }) => putBundle(api, slug),
  leadsTo: (outcome, routes, { back }) => bundleLeadsTo(outcome, routes, back),
};
