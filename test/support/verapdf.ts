import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What veraPDF says of a document as PDF/A-3a, as XML; undefined where it is not installed. It ends with 1 when the document does not conform. */
export function veraPdfOn(pdf: Buffer, folder: string): string | undefined {
  const file = join(folder, 'archived.pdf');
  writeFileSync(file, pdf);
  try {
    return execFileSync('verapdf', ['--flavour', '3a', file], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { code, stdout } = error as NodeJS.ErrnoException & { stdout?: string };
    if (code === 'ENOENT') return undefined;
    if (stdout) return stdout;
    throw error;
  }
}
