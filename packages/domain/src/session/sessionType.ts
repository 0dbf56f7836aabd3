import type { Face } from '../address/pages.ts';

/** The session types (docs/product/session.md). */
export const SESSION_TYPES = ['reguler', 'internship-ddb', 'mysooltan'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

/** Which words name an area, beside the product's name. */
export type Line = 'main' | 'internship' | 'smallBusiness';

/** The lines that have their own courses: those of the programmes of their session type. */
export const COURSE_LINES = ['ukm', 'internship'] as const;
/** One of {@link COURSE_LINES}. */
export type CourseLine = (typeof COURSE_LINES)[number];

/** What is so in an area of a session type. Who decides something asks this, never which type it is. */
export interface SessionAbilities {
  /** The face whose pages people of the area are on, unless they are on those of a partner's programme. */
  face: Exclude<Face, 'program'>;
  line: Line;
  /** People make accounts there themselves; in the others accounts are made for them. */
  isOpen: boolean;
  /** Courses are sold; elsewhere they are given to who is in it (docs/product/course.md#internship-card). */
  sellsCourses: boolean;
  /** Partners' programmes are areas of their own, each with its pages and members; elsewhere an area is one whole. */
  hasProgrammes: boolean;
  /** Its one programme is meant by a login that names none. */
  isOneProgramme: boolean;
  /** People are there for an on-job period (docs/product/internship.md#period). */
  hasOnJobPeriods: boolean;
  /** Who is logged in has a collection that nobody else sees. */
  hasMemberCollection: boolean;
  /** The landing page of the catalogue that shows the courses of its programmes. */
  landing: CourseLine | null;
}

const ABILITIES: Readonly<Record<SessionType, SessionAbilities>> = {
  reguler: {
    face: 'main',
    line: 'main',
    isOpen: true,
    sellsCourses: true,
    hasProgrammes: true,
    isOneProgramme: false,
    hasOnJobPeriods: false,
    hasMemberCollection: false,
    landing: null,
  },
  'internship-ddb': {
    face: 'internship',
    line: 'internship',
    isOpen: false,
    sellsCourses: false,
    hasProgrammes: false,
    isOneProgramme: true,
    hasOnJobPeriods: true,
    hasMemberCollection: false,
    landing: 'internship',
  },
  mysooltan: {
    face: 'myindibiz',
    line: 'smallBusiness',
    isOpen: true,
    sellsCourses: true,
    hasProgrammes: false,
    isOneProgramme: false,
    hasOnJobPeriods: false,
    hasMemberCollection: true,
    landing: 'ukm',
  },
};

/**
 * Where people have an account by which they may sign in here, besides partners' own providers. As a kind of session
 * they count as reguler (docs/product/session.md#kinds).
 */
export const SIGN_IN_PROVIDERS = ['google', 'facebook'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** The session type of a stored type or sign-in provider; null when it is unknown. */
export function sessionTypeOf(value: string | null | undefined): SessionType | null {
  if (SIGN_IN_PROVIDERS.some((provider) => provider === value)) return 'reguler';
  return SESSION_TYPES.find((type) => type === value) ?? null;
}

/** The session type that was stored with a login, a membership or a programme; the main site's without one we know. */
export const storedSessionType = (value: string | null | undefined): SessionType => sessionTypeOf(value) ?? 'reguler';

/** What is so in the area of a stored session type. */
export const abilitiesOf = (stored: string | null | undefined): SessionAbilities =>
  ABILITIES[storedSessionType(stored)];

/** The session types of areas in which something is so. */
export const typesWhere = (isSo: (abilities: SessionAbilities) => boolean): SessionType[] =>
  SESSION_TYPES.filter((type) => isSo(ABILITIES[type]));

export type PartnerAccess = { kind: 'allowed' } | { kind: 'refused'; reason: 'noToken' | 'wrongType' };

/**
 * The partner-route check: a token and a matching session type are required (docs/product/session.md;
 * docs/product/session.md#visitors).
 */
export function partnerAccess(visit: {
  hasToken: boolean;
  sessionType: string | null | undefined;
  requiredType: SessionType;
}): PartnerAccess {
  if (!visit.hasToken) return { kind: 'refused', reason: 'noToken' };
  if (sessionTypeOf(visit.sessionType) !== visit.requiredType) return { kind: 'refused', reason: 'wrongType' };
  return { kind: 'allowed' };
}
