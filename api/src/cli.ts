import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bridgeDocument, features } from '@arrival/contracts';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { accounts } from './cli/accounts';
import { administrators } from './cli/administrators';
import { backup } from './cli/backup';
import { doctor } from './cli/doctor';
import { erasures } from './cli/erasures';
import { evidence, verifyEvidence } from './cli/evidence';
import { keys } from './cli/keys';
import { posSync } from './cli/pos-sync';
import { rebuild } from './cli/rebuild';
import { restore, verifyBackup } from './cli/restore';
import { sayFailure } from './cli/say-failure';
import { configIfThere, loadConfig } from './config/load-config';
import { readConfig } from './config/read-config';
import { variableTable, withVariableTable } from './config/variable-table';
import { httpModule } from './http.module';
import { integratorsDocument } from './integrators/integrators-document';
import { apiDocument } from './platform/http/document/api-document';
import { stopOnFailure } from './platform/process/lifecycle';
import { prepareDatabase } from './prepare-database';

async function migrateDatabase(): Promise<void> {
  const done = await prepareDatabase(loadConfig());
  process.stdout.write(done.length === 0 ? 'The database is up to date.\n' : `${done.join('\n')}\n`);
}

/** Writes the OpenAPI documents beside the sources. Nothing is started and no database is asked. */
async function openapi(): Promise<void> {
  const config = readConfig({
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: 'postgres://localhost/none',
    OIDC_ISSUER: 'http://localhost:3000',
    STORAGE_DIR: 'none',
    HEALTH_DATA_KEYS: Buffer.alloc(32).toString('base64'),
    // The document has the routes of every feature; a process has those of its own.
    FEATURES: features.join(','),
  });
  const app = await NestFactory.create(httpModule(config), new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const whole = apiDocument(app);
  const documents = { 'openapi.json': whole, 'openapi.integrators.json': integratorsDocument(whole, config.publicUrl) };
  for (const [name, document] of Object.entries(documents)) {
    writeFileSync(join(__dirname, '..', name), `${JSON.stringify(document, null, 2)}\n`);
    process.stdout.write(`api/${name} is written.\n`);
  }
  writeFileSync(
    join(__dirname, '../../docs/openapi.pos-bridge.json'),
    `${JSON.stringify(bridgeDocument(), null, 2)}\n`,
  );
}

/** Prints the table of variables, or puts it into the named document. */
async function variables(): Promise<void> {
  const path = process.argv[3];
  if (path) writeFileSync(path, withVariableTable(readFileSync(path, 'utf8')));
  else process.stdout.write(variableTable());
}

const commands: Record<string, () => Promise<void>> = {
  migrate: migrateDatabase,
  openapi,
  variables,
  accounts: () => accounts(loadConfig(), process.argv[3], process.argv[4], process.argv[5]).catch(sayFailure),
  administrators: () => administrators(loadConfig(), process.argv[3], process.argv[4]).catch(sayFailure),
  keys: () => keys(loadConfig(), process.argv[3]),
  backup: () => backup(loadConfig(), process.argv[3]),
  doctor: async () => {
    process.exitCode = await doctor(loadConfig());
  },
  erasures: () => erasures(loadConfig(), process.argv[3], process.argv[4]),
  evidence: () =>
    (process.argv[3] === 'verify'
      ? verifyEvidence(process.argv.slice(4))
      : evidence(loadConfig(), ...process.argv.slice(3))
    ).catch(sayFailure),
  rebuild: () => rebuild(loadConfig(), process.argv[3]),
  'pos-sync': () => posSync(loadConfig()).catch(sayFailure),
  restore: () => restore(loadConfig(), process.argv[3]),
  verify: () => verifyBackup(process.argv[3], configIfThere()),
};

const command = commands[process.argv[2] ?? ''];
if (command) command().catch(stopOnFailure);
else stopOnFailure(`the command must be one of ${Object.keys(commands).join(', ')}`);
