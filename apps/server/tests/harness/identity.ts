/** Signs test users in: tokens of a key of its own, behind the interface of the real identity. */
import { generateKeyPair, jwtVerify, SignJWT } from 'jose';
import type { IdentityService } from '../../src/http/services.ts';
import { tokenRefusal } from '../../src/identity/errors.ts';

export interface TestIdentity extends IdentityService {
  /** A bearer token of the user. */
  tokenOf(userId: string, name?: string): Promise<string>;
}

const PARTIES = { issuer: 'http://localhost', audience: 'http://localhost/api' };

export async function createTestIdentity(): Promise<TestIdentity> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA');
  const names = new Map<string, string>();
  return {
    async tokenOf(userId, name = `Técnico ${userId}`) {
      names.set(userId, name);
      const token = new SignJWT().setProtectedHeader({ alg: 'EdDSA' }).setSubject(userId);
      return token
        .setIssuer(PARTIES.issuer)
        .setAudience(PARTIES.audience)
        .setIssuedAt()
        .setExpirationTime('30m')
        .sign(privateKey);
    },
    async authenticate({ headers }) {
      const token = headers.authorization?.replace(/^Bearer /, '');
      if (token === undefined) return { ok: false, error: tokenRefusal('missing') };
      try {
        const { payload } = await jwtVerify(token, publicKey, { ...PARTIES, algorithms: ['EdDSA'] });
        return { ok: true, userId: payload.sub ?? '', expiresAt: new Date((payload.exp ?? 0) * 1000) };
      } catch {
        return { ok: false, error: tokenRefusal('forged') };
      }
    },
    async profile(userId) {
      const name = names.get(userId);
      if (name === undefined) return undefined;
      const isEmailVerified = !userId.startsWith('unverified');
      return { userId, name, email: `${userId}@example.com`, isEmailVerified, createdAt: new Date(0) };
    },
    marks: async (userId) => [`mark of ${userId}`],
    deleteUser: async (userId) => names.delete(userId),
  };
}
