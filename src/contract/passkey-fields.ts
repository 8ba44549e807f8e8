import * as z from 'zod/mini';

// What travels between a browser and the server about passkeys, named as the standard names it (WebAuthn, level 3).

const CHARACTERS_MAX = 8000;
const LIST_MAX = 100;
const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(CHARACTERS_MAX));
const word = z.string().check(z.maxLength(100));
/** What a browser adds of its own; nothing of it is read. */
const extensions = z.record(z.string(), z.unknown());

const signedHead = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: extensions,
};

/** What an authenticator answers when it signs. */
export const passkeySigned = z.object({
  ...signedHead,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});

/** What it answers when it has made a new key. */
export const passkeyMade = z.object({
  ...signedHead,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: z.optional(bytes),
    transports: z.optional(z.array(word).check(z.maxLength(LIST_MAX))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(bytes),
  }),
});

const named = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.optional(z.array(z.string())),
});

/** What an authenticator is asked to sign. */
export const passkeyAsked = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.int()),
  userVerification: z.optional(z.string()),
  allowCredentials: z.optional(z.array(named)),
});

/** What it is asked to make. */
export const passkeyWanted = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.string() })),
  timeout: z.optional(z.int()),
  excludeCredentials: z.optional(z.array(named)),
  authenticatorSelection: z.optional(
    z.object({
      authenticatorAttachment: z.optional(z.string()),
      requireResidentKey: z.optional(z.boolean()),
      residentKey: z.optional(z.string()),
      userVerification: z.optional(z.string()),
    }),
  ),
  hints: z.optional(z.array(z.string())),
  attestation: z.optional(z.string()),
});
