import { X509Certificate } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import type { AppConfig } from '../config/app-config';
import { EvidenceExportService } from '../domains/evidence/evidence-export.service';
import type { Verified } from '../domains/evidence/evidence-verifier';
import { SealEvidenceService } from '../domains/evidence/seal-evidence.service';
import { verifyExport } from '../domains/evidence/verify-export';
import { SealedEvidenceService } from '../domains/waivers/sealed-evidence';
import { commandActor } from '../platform/audit/actor';
import { startCores } from './start-cores';

const never = new AbortController().signal;

async function seal(context: INestApplicationContext): Promise<string> {
  const sealed = await context.get(SealEvidenceService, { strict: false }).seal(never);
  if (!sealed) throw new Error('There is no key to seal with: set EVIDENCE_SIGNING_KEYS');
  const { added, size, stamp } = sealed;
  const stamped = !stamp
    ? ''
    : 'waiting' in stamp
      ? ` It waits for its time stamp: ${stamp.waiting}.`
      : ` ${stamp.authority} has stamped it at ${stamp.at.toISOString()}.`;
  return `${added} signatures came into the log; its checkpoint covers ${size}.${stamped}`;
}

/** What is written is never written over something. */
async function newFile(path: string): Promise<FileHandle> {
  return open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${path} is there already: please name a file that is not`) : error;
  });
}

async function exportTo(context: INestApplicationContext, path: string): Promise<string> {
  const file = await newFile(path);
  const write = (piece: string) => file.appendFile(piece);
  const records = await context
    .get(EvidenceExportService, { strict: false })
    .export(write, never)
    .finally(() => file.close());
  return `${records} signatures are in ${path}. It holds people's data: keep it closed.`;
}

async function openInto(context: INestApplicationContext, path: string, sought: string): Promise<string> {
  const file = await newFile(path);
  let found = 0;
  try {
    const sealed = context.get(SealedEvidenceService, { strict: false });
    for await (const opened of sealed.find(commandActor('evidence open'), sought)) {
      await file.appendFile(`${JSON.stringify(opened)}\n`);
      found += 1;
    }
  } finally {
    await file.close();
  }
  return `${found} signatures of erased households say "${sought}"; they are in ${path}. It holds people's data: keep it closed.`;
}

function workOf(action: string | undefined, path: string | undefined, sought: string | undefined) {
  if (action === 'seal') return seal;
  if (action === 'export' && path) return (context: INestApplicationContext) => exportTo(context, path);
  if (action === 'open' && path && sought) return (context: INestApplicationContext) => openInto(context, path, sought);
  throw new Error(
    'evidence takes seal, export <new file>, open <new file> <name, day or number>, or verify <file> [verifier keys] [--time-stamp-root <file>]',
  );
}

/**
 * `evidence seal` does the night's work now; `evidence export <file>` writes all evidence into a new file, `evidence open <file> <name>` what erased
 * households signed under it (docs/evidence.md).
 */
export async function evidence(config: AppConfig, ...[action, path, sought]: string[]): Promise<void> {
  const work = workOf(action, path, sought);
  const context = await startCores(config, 'evidence');
  try {
    process.stdout.write(`${await work(context)}\n`);
  } finally {
    await context.close();
  }
}

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates of a file, PEM. */
function certificatesOf(path: string): X509Certificate[] {
  const found = readFileSync(path, 'utf8').match(PEM) ?? [];
  if (found.length === 0) throw new Error(`${path} holds no certificate (PEM)`);
  return found.map((pem) => new X509Certificate(pem));
}

/**
 * `evidence verify <file> [verifier keys] [--time-stamp-root <file>]`: from the file alone, with nothing configured. Throws the first thing that is
 * wrong.
 */
export async function verifyEvidence(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'time-stamp-root': { type: 'string' } },
  });
  const [path, ...keys] = positionals;
  if (!path) throw new Error('evidence verify takes the file of an export');
  const root = values['time-stamp-root'];
  const found = await verifyExport(createReadStream(path), keys, root ? certificatesOf(root) : []);
  process.stdout.write(`${wordsOf(found, { areGiven: keys.length > 0, root }).join('\n')}\n`);
}

const checkpointsOf = (count: number): string => (count === 1 ? '1 checkpoint' : `${count} checkpoints`);

function wordsOf(
  { records, sealed, checkpoints, waiting, erased, timeOver, stamped, lastStamp, isSigned, verifierKeys }: Verified,
  { areGiven, root }: { areGiven: boolean; root?: string },
): string[] {
  return [
    `Nothing was changed: ${records} signatures, ${sealed} entries of the log under ${checkpointsOf(checkpoints)}, ${waiting} not sealed yet.`,
    `Lawfully removed: ${erased} erased with their households, ${timeOver} whose time was over.`,
    ...(lastStamp
      ? [
          `Time-stamped: ${checkpointsOf(stamped)}, the last by ${lastStamp.authority} at ${lastStamp.at.toISOString()}.`,
          root
            ? `The certificates of ${root} vouch for whoever stamped.`
            : 'Who vouches for the authority was not looked at: name its root with --time-stamp-root <file>.',
        ]
      : []),
    isSigned ? 'The whole is signed.' : 'Nobody has signed the whole: this installation has no key.',
    ...(areGiven ? [] : verifierKeys.map((one) => `Compare with the published key: ${one}`)),
  ];
}
