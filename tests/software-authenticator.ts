import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Place = Readonly<{ origin: string; rpId: string }>;
type Over = Readonly<{ origin?: string; rpId?: string; isVerified?: boolean; counter?: number }>;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const url64 = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** As much of CBOR as a key and an attestation need: small numbers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(kind: number, size: number): Buffer {
  const first = kind * 32;
  if (size < 24) return Buffer.from([first + size]);
  return size < 256 ? Buffer.from([first + 24, size]) : Buffer.from([first + 25, size >> 8, size % 256]);
}

/** A passkey in memory, which signs whatever a test has it sign, also what no browser would. */
export function softwareAuthenticator({ origin, rpId }: Place) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const coseKey = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const client = (type: string, challenge: string, over: Over) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: over.origin ?? origin, crossOrigin: false }));
  const data = (over: Over, extra: number, ...more: Buffer[]) => {
    const flags = 1 + (over.isVerified === false ? 0 : 4) + extra;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(over.counter ?? 0);
    return Buffer.concat([sha256(over.rpId ?? rpId), Buffer.from([flags]), counter, ...more]);
  };
  const named = {
    id: url64(id),
    rawId: url64(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    make: ({ challenge }: { challenge: string }, over: Over = {}) => {
      const length = Buffer.from([id.length >> 8, id.length % 256]);
      const authData = data(over, 64, Buffer.alloc(16), length, id, coseKey);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: url64(client('webauthn.create', challenge, over)),
          attestationObject: url64(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    sign: ({ challenge }: { challenge: string }, over: Over = {}) => {
      const [clientData, authData] = [client('webauthn.get', challenge, over), data(over, 0)];
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: url64(clientData),
          authenticatorData: url64(authData),
          signature: url64(signature),
        },
      };
    },
  };
}
