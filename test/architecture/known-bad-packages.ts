/** A version of a package that may not be installed again, whoever asks for it. */
export interface KnownBad {
  readonly name: string;
  /** Everything before it is refused. */
  readonly minimum?: string;
  /** Single versions that were published by thieves. */
  readonly versions?: readonly string[];
  readonly why: string;
}

const stolen = 'published with malware in September 2025';

/** Short on purpose: what we have, could have, and would be hurt by. `npm audit` knows the rest. */
export const knownBadPackages: readonly KnownBad[] = [
  { name: 'fastify', minimum: '5.3.2', why: 'CVE-2025-32442: a crafted Content-Type passes validation' },
  { name: '@fastify/multipart', minimum: '9.0.3', why: 'CVE-2025-24033: cancelled uploads fill the disk' },
  { name: 'find-my-way', minimum: '9.0.1', why: 'CVE-2024-45813: a slow regular expression in routes' },
  { name: 'sharp', minimum: '0.32.6', why: 'CVE-2023-4863: libwebp writes outside of its buffer' },
  { name: 'sanitize-html', minimum: '2.12.1', why: 'CVE-2024-21501: tells which files the server has' },
  { name: 'dompurify', minimum: '3.2.4', why: 'CVE-2025-26791: scripts survive in templates' },
  { name: 'jose', minimum: '4.15.5', why: 'CVE-2024-28176: a compressed token fills the memory' },
  { name: 'react-router', minimum: '7.5.2', why: 'CVE-2025-43864, CVE-2025-43865: pages of others in caches' },
  { name: 'koa', minimum: '2.16.2', why: 'CVE-2025-54420: redirects to anywhere by the Referer' },
  { name: 'form-data', minimum: '4.0.4', why: 'CVE-2025-7783: boundaries that can be guessed' },
  { name: 'qs', minimum: '6.14.2', why: 'CVE-2025-15284, CVE-2026-2391: lists without a limit fill the memory' },
  { name: 'path-to-regexp', minimum: '8.0.0', why: 'CVE-2024-45296: a slow regular expression in routes' },
  { name: 'cookie', minimum: '0.7.0', why: 'CVE-2024-47764: fields of a cookie can be forged' },
  { name: 'cross-spawn', minimum: '7.0.5', why: 'CVE-2024-21538: a slow regular expression' },
  { name: 'brace-expansion', minimum: '2.0.2', why: 'CVE-2025-5889: a slow regular expression' },
  { name: 'postcss', minimum: '8.4.31', why: 'CVE-2023-44270: comments that are read as code' },
  { name: 'json5', minimum: '2.2.2', why: 'CVE-2022-46175: changes the prototype of objects' },
  { name: 'debug', versions: ['4.4.2'], why: stolen },
  { name: 'chalk', versions: ['5.6.1'], why: stolen },
  { name: 'ansi-styles', versions: ['6.2.2'], why: stolen },
  { name: 'ansi-regex', versions: ['6.2.1'], why: stolen },
  { name: 'strip-ansi', versions: ['7.1.1'], why: stolen },
  { name: 'supports-color', versions: ['10.2.1'], why: stolen },
  { name: 'color-convert', versions: ['3.1.1'], why: stolen },
  { name: 'color-name', versions: ['2.0.1'], why: stolen },
];
