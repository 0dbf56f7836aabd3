/**
 * The apps that are a face of the product, by its name: beginning of the names of its settings, folder below apps/, and
 * port; one that is a single tenant with what `npm start` calls it and the path of its home. A new face is a line; its
 * settings, origin, service and port for journeys follow.
 */
export const FACES = {
  main: { setting: 'MAIN', app: 'main', port: 3000, title: 'Main site', home: '' },
  internship: {
    setting: 'INTERNSHIP',
    app: 'internship-ddb',
    port: 3001,
    title: 'Internship programme',
    home: '/internship-ddb',
  },
  myindibiz: { setting: 'MYINDIBIZ', app: 'myindibiz', port: 3002, title: 'Small businesses', home: '/myindibiz' },
  program: { setting: 'PROGRAM', app: 'program-whitelabel', port: 3003 },
} as const;

type Faces = typeof FACES;
/** Beginning of the names of a face's settings. */
type FaceSetting = Faces[keyof Faces]['setting'];
export type PortSetting = `${FaceSetting}_PORT`;
export type OriginSetting = `${FaceSetting}_ORIGIN`;

/** The settings that are an origin of a face. */
export const ORIGIN_SETTINGS: readonly OriginSetting[] = Object.values(FACES).map(
  ({ setting }) => `${setting}_ORIGIN` as const,
);

/** What each face has of something, by the name of its port setting. */
export const byPortSetting = <T>(of: (port: number) => T): Record<PortSetting, T> =>
  Object.fromEntries(Object.values(FACES).map(({ setting, port }) => [`${setting}_PORT`, of(port)])) as Record<
    PortSetting,
    T
  >;

/** What each face has of something, by the name of its origin setting. */
export const byOriginSetting = <T>(of: (port: PortSetting, origin: OriginSetting) => T): Record<OriginSetting, T> =>
  Object.fromEntries(
    Object.values(FACES).map(({ setting }) => [
      `${setting}_ORIGIN`,
      of(`${setting}_PORT` as const, `${setting}_ORIGIN` as const),
    ]),
  ) as Record<OriginSetting, T>;

/** What each face has, by its name. @param of answers by the beginning of the names of its settings */
export const byFace = <T>(of: (setting: FaceSetting) => T): Record<keyof Faces, T> =>
  Object.fromEntries(Object.entries(FACES).map(([face, { setting }]) => [face, of(setting)])) as Record<keyof Faces, T>;
