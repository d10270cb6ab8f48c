import { saveBlob } from '@arrival/web/save-blob';

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'text/calendar': 'ics',
  'text/html': 'html',
};

/** Saves an answer as a download; a plain link could not carry the guest's token. */
export async function saveFile(response: Response, title: string): Promise<void> {
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const name = title.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'waiver';
  saveBlob(await response.blob(), `${name}.${endings[type] ?? 'txt'}`);
}
