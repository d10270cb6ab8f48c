const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'text/calendar': 'ics',
  'text/html': 'html',
};

/** Hands an answer to the browser as a download; a plain link could not carry the guest's token. */
export async function saveFile(response: Response, title: string): Promise<void> {
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'waiver'}.${endings[type] ?? 'txt'}`;
  link.click();
  // The browser needs the address until the download has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
