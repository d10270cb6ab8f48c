#!/usr/bin/env node
/** `npm run token -- <email>`: prints an access token of a demo person, and nothing else, on stdout. */
import { readFileSync } from 'node:fs';
import { stackFile } from './environment.mjs';

function readStack() {
  try {
    return JSON.parse(readFileSync(stackFile, 'utf8'));
  } catch {
    throw new Error('Arrival is not running here; start it with: npm start');
  }
}

async function main() {
  const { people, issuer } = readStack();
  const wanted = process.argv[2]?.toLowerCase();
  const person = people.find(({ email }) => email === wanted);
  if (!person)
    throw new Error(
      `usage: npm run token -- <email>\n${people.map(({ email, about }) => `  ${email}  ${about}`).join('\n')}`,
    );
  const response = await fetch(`${issuer}/sandbox/token`, {
    method: 'POST',
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  if (!response.ok) throw new Error(`the OpenID provider answered ${response.status}`);
  const { access_token } = await response.json();
  process.stdout.write(`${access_token}\n`);
}

main().catch((error) => {
  process.stderr.write(`${error.cause ? 'Arrival does not answer; start it with: npm start' : error.message}\n`);
  process.exitCode = 1;
});
