/**
 * The tables of identity. better-auth could create its tables itself; they are written out so that
 * one migrator owns the whole database, and a test asks better-auth whether anything is missing.
 */

import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

export interface IdentityTables {
  auth_user: {
    id: string;
    name: string;
    email: string;
    email_verified: boolean;
    image: string | null;
    created_at: Moment;
    updated_at: Moment;
  };
  auth_session: { id: string; token: string; user_id: string; expires_at: Moment };
  auth_account: { id: string; account_id: string; provider_id: string; user_id: string };
  auth_verification: { id: string; identifier: string; value: string; expires_at: Moment };
  auth_jwks: {
    id: string;
    public_key: string;
    private_key: string;
    created_at: Moment;
    expires_at: Moment | null;
    alg: string | null;
    crv: string | null;
  };
  auth_secret: { name: string; value: string; created_at: Generated<Date> };
}

/** better-auth's names of tables and columns, translated to ours. */
export const identityNames = {
  user: {
    modelName: 'auth_user',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  session: {
    modelName: 'auth_session',
    fields: {
      expiresAt: 'expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      userId: 'user_id',
    },
  },
  account: {
    modelName: 'auth_account',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'auth_verification',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  jwks: {
    modelName: 'auth_jwks',
    fields: { publicKey: 'public_key', privateKey: 'private_key', createdAt: 'created_at', expiresAt: 'expires_at' },
  },
} as const;

/** Part of the baseline of the server's schema: never changes; a later migration alters what it makes. */
export async function createIdentityTables<DB>(db: Kysely<DB>): Promise<void> {
  const { schema } = db.withoutPlugins();
  await schema
    .createTable('auth_user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('image', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await schema
    .createTable('auth_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .execute();
  await schema
    .createTable('auth_account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'timestamptz')
    .addColumn('refresh_token_expires_at', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('auth_account_provider_account', ['provider_id', 'account_id'])
    .execute();
  await schema
    .createTable('auth_verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await schema
    .createTable('auth_jwks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .addColumn('alg', 'text')
    .addColumn('crv', 'text')
    .execute();
  await schema
    .createTable('auth_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await schema.createIndex('auth_session_user').on('auth_session').column('user_id').execute();
  await schema.createIndex('auth_account_user').on('auth_account').column('user_id').execute();
  await schema.createIndex('auth_verification_identifier').on('auth_verification').column('identifier').execute();
}
