import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const document = new URL('../../../api/openapi.integrators.json', import.meta.url);
const written = new URL('../src/generated/schema.ts', import.meta.url);

/** The types of what integrators may call, made of their document. With `--print` they are only told. */
const types = astToString(await openapiTS(JSON.parse(readFileSync(document, 'utf8'))));
if (process.argv.includes('--print')) process.stdout.write(types);
else writeFileSync(written, types);
