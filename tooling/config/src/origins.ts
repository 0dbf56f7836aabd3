import { readEnvironment, type Environment } from './environment.ts';
import { byFace, type OriginSetting } from './faces.ts';

export type OriginSettings = Pick<Environment, OriginSetting>;

/** Origin of each face of the product, as browsers see it. */
export const siteOrigins = (environment: OriginSettings = readEnvironment(process.env)) =>
  byFace((setting) => environment[`${setting}_ORIGIN`]);
