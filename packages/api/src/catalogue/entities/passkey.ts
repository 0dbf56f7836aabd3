import { z } from 'zod';

/** Bytes a browser hands over, as base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const key = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** What a browser is asked, as it takes it (WebAuthn, level 3). */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** What a browser answers when a passkey was made. */
export const passkeyMade = z.object({
  ...key,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** What a browser answers when a passkey was used. */
export const passkeyUsed = z.object({
  ...key,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
});

/** A passkey as its person sees it. */
export const staffPasskey = z
  .object({ id: z.uuid(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() })
  .meta({ id: 'StaffPasskey' });
