import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { readConfig } from '../../api/src/config/read-config';
import { createHttpApplication } from '../../api/src/create-http-application';
import type { AppLogger } from '../../api/src/platform/logging/logger';
import { applicationUrl } from '../../libs/sandbox/src/postgres/databases';
import { createTestDatabase, type TestDatabase } from './database';
import { watchAnswers } from './documented-answers';
import { startTestIdentity, type TestIdentity, type TokenClaims } from './identity';

export interface TestApi {
  app: NestFastifyApplication;
  database: TestDatabase;
  identity: TestIdentity;
  storageFolder: string;
  /** All that it was started with: for a worker, a command or another process beside it. */
  variables: Record<string, string>;
  /** Requests without a token. */
  request: ReturnType<typeof supertest>;
  /** Requests as a signed-in person; the subject is `guest` unless told. */
  as(claims?: TokenClaims): Promise<SignedInAgent>;
  close(): Promise<void>;
}

export type SignedInAgent = ReturnType<typeof supertest.agent>;

/** 32 bytes, for tests alone. */
export const testHealthDataKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`;

export const usualPatience = { DATABASE_PATIENCE: '1' };

/**
 * The variables that configure a process under test, in this process or in one of its own. It works as the application's role, and forgives a
 * machine that stands still for a while; tests of the time limits themselves take `usualPatience`.
 */
export function apiVariables(databaseUrl: string, issuer: string, storageFolder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: applicationUrl(databaseUrl),
    DATABASE_POOL_SIZE: '4',
    DATABASE_PATIENCE: '20',
    OIDC_ISSUER: issuer,
    STORAGE_DIR: storageFolder,
    HEALTH_DATA_KEYS: testHealthDataKeys,
    LIMIT_SUBJECT_MISSES: '1000000',
    LIMIT_ADDRESS_MISSES: '1000000',
    LOG_LEVEL: 'silent',
  };
}

/**
 * The whole HTTP application in this process: real database, real tokens, real files; nothing is replaced.
 * Start one in `beforeAll`, close it in `afterAll`.
 */
export async function startApi(
  more: Record<string, string> = {},
  modules: readonly Type[] = [],
  logger?: AppLogger,
): Promise<TestApi> {
  const [database, identity] = await Promise.all([createTestDatabase(), startTestIdentity()]);
  const storageFolder = mkdtempSync(join(tmpdir(), 'arrival-files-'));
  const variables = { ...apiVariables(database.url, identity.issuer, storageFolder), ...more };
  const release = async () => {
    await Promise.all([database.drop(), identity.close()]);
    rmSync(storageFolder, { recursive: true, force: true });
  };
  const app = await createHttpApplication(readConfig(variables), { modules, logger }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const server = app.getHttpServer();
  const fastify = app.getHttpAdapter().getInstance();
  const answers = watchAnswers(server, (verb, template) =>
    fastify.hasRoute({ method: verb as 'GET', url: template.replace(/\{(\w+)\}/g, ':$1') }),
  );
  return {
    app,
    database,
    identity,
    storageFolder,
    variables,
    request: supertest(server),
    async as(claims) {
      const agent = supertest.agent(server);
      agent.auth(await identity.token(claims), { type: 'bearer' });
      return agent;
    },
    async close() {
      await app.close();
      await release();
      answers.stop();
      expect(answers.undocumented()).toEqual([]);
    },
  };
}
