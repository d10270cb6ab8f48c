export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface OwnReader {
  new (options: { formats: string[] }): CodeReader;
  getSupportedFormats(): Promise<string[]>;
}

const formats = ['qr_code' as const];

/**
 * The browser's own reader where it knows QR codes (Android, macOS). Elsewhere (Firefox, Safari, Chrome on Windows and Linux) a small one in
 * plain JavaScript, loaded when a camera is opened: no WebAssembly, so the content security policy stays as it is.
 */
export async function codeReader(): Promise<CodeReader> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: OwnReader };
  // Some browsers have the name and can read nothing by it.
  const known = await Own?.getSupportedFormats().catch((): string[] => []);
  if (Own && known?.includes('qr_code')) return new Own({ formats });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats });
}
