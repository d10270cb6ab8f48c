#!/usr/bin/env node
/** `npm run pos:verify -- <address>`: asks a bridge for everything that the contract promises. */
import { createRequire } from 'node:module';

const { runVerify } = createRequire(import.meta.url)('../dist/pos-bridge/verify/verify-command.js');

process.exitCode = await runVerify(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  return 2;
});
